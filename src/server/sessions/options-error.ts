import { OptionsError } from '../shared/options-error.ts';

/** Thrown when the server starts with wrong options. Lists every problem, not only the first. */
export class SessionOptionsError extends OptionsError {
  override readonly name = 'SessionOptionsError';
}
