/**
 * Thrown when a script of another site, such as Google's, does not load (requirements script.load-timeout,
 * script.load-failure).
 */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
  readonly reason: 'timeout' | 'failure';

  constructor(script: string, reason: 'timeout' | 'failure') {
    super(reason === 'timeout' ? `${script} did not answer in time.` : `${script} could not be loaded.`);
    this.reason = reason;
  }
}
