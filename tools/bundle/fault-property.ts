/** Property of `globalThis` that holds the ID of the fault that is switched on. The driver sets this property. */
export const faultProperty = 'doorstepFault';
