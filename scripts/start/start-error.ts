/** A problem that the developer can solve; `npm start` prints its message without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
