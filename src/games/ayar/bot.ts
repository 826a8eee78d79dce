export const createMind = () => ({});
