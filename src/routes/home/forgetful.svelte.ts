/** Whether home says that this browser forgets: the way to install then stands there, and not twice. */
export const forgetful = $state({ told: false });
