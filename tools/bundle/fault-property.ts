/** Property of `globalThis` that holds the ID of the fault that is switched on. The driver sets it. */
export const faultProperty = 'doorstepFault';
