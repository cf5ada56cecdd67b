/**
 * Time limit for a step in the default browser, in milliseconds. Every wait in a step ends sooner, with a clearer error
 * than a timeout.
 */
export const defaultStepTimeoutMs = 20_000;

/** Environment variable with the time limit for a step. Cucumber reads the limit before it has the world parameters. */
export const stepTimeoutVariable = 'DOORSTEP_STEP_TIMEOUT_MS';

export const readStepTimeout = (): number => Number(process.env[stepTimeoutVariable] ?? defaultStepTimeoutMs);
