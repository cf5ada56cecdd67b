/** A reason why `doorstep-auth init` can do nothing. The message is for the developer. */
export class InitError extends Error {
  override readonly name = 'InitError';
}

/** A wrong option or argument of the command. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
