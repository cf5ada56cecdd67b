/**
 * Returns the number of codes that the app's function `backupCodes.count` has returned.
 *
 * @throws Error that names the wrong value
 */
export function readCodesLeft(counted: unknown): number {
  const { left } = (counted ?? {}) as { readonly left?: unknown };
  if (typeof left === 'number' && left >= 0) return left;
  const value = String(JSON.stringify(counted));
  throw new Error(`backupCodes.count: must return a number as "left", but has returned ${value}.`);
}
