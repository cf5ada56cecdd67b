/**
 * Time limit for a step in the default browser, in milliseconds. Each wait within a step has a shorter limit, and fails
 * with a clearer error.
 */
export const defaultStepTimeoutMs = 20_000;

/**
 * Environment variable with the time limit for a step. A world parameter would come too late, because Cucumber needs
 * the limit while it loads the steps.
 */
export const stepTimeoutVariable = 'DOORSTEP_STEP_TIMEOUT_MS';

export const readStepTimeout = (): number => Number(process.env[stepTimeoutVariable] ?? defaultStepTimeoutMs);
