/** Thrown if `doorstep-auth init` cannot write any file. The message tells the developer the reason. */
export class InitError extends Error {
  override readonly name = 'InitError';
}

/** A wrong option or argument of the command. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
