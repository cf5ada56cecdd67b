/**
 * Returns the codes that the app's function `backupCodes.create` has returned.
 *
 * @throws Error if they are not texts. It does not contain the codes, because errors are written to logs
 */
export function readCodes(created: unknown): readonly string[] {
  const isRight =
    Array.isArray(created) && created.length > 0 && created.every((code) => typeof code === 'string' && code !== '');
  if (isRight) return created as readonly string[];
  throw new Error('backupCodes.create: must return a list of texts.');
}
