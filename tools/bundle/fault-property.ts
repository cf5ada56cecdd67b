/**
 * Name of the property of `globalThis` that selects a fault. The driver sets this property to the ID of the scenario's
 * fault.
 */
export const faultProperty = 'doorstepFault';
