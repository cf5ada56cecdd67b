/**
 * Name of the property of `globalThis` that switches on a deliberate fault of the product. The value is the ID of the
 * fault that the scenario should notice.
 */
export const faultProperty = 'doorstepFault';
