/** The table in space. It brings a large library with it: loaded when a table is opened, never before. */
export const loadScene = (): Promise<typeof import('./Scene.svelte')> => import('./Scene.svelte');
