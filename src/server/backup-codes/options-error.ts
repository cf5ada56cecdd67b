import { OptionsError } from '../shared/options-error.ts';

/** Thrown when the server starts with wrong options. Lists every problem, not only the first. */
export class BackupCodeOptionsError extends OptionsError {
  override readonly name = 'BackupCodeOptionsError';
}
