/** Property of `globalThis`. The driver sets it to the ID of the fault that is switched on. */
export const faultProperty = 'doorstepFault';
