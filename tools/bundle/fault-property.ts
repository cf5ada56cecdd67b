/**
 * Name of the property of `globalThis` that selects a fault. The driver sets it to the ID of the fault that the
 * scenario runs with.
 */
export const faultProperty = 'doorstepFault';
