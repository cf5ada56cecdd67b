import type { Passkey } from '../../config/ui-config.ts';
import { checkList, isDate } from '../account/index.ts';

/**
 * Checks what the app's function `list` has returned.
 *
 * @throws Error that names the wrong value
 */
export const readPasskeys = (listed: unknown): readonly Passkey[] =>
  checkList(listed, 'passkeys.list', 'passkey', findWrongKey);

/** Returns the requirement that the values do not meet, or null if they describe a passkey. */
function findWrongKey({ id, name, addedAt, usedAt }: Readonly<Record<string, unknown>>): string | null {
  if (typeof id !== 'string') return 'must return a text as "id"';
  if (typeof name !== 'string' || name === '') return 'must return a text as "name"';
  if (!isDate(addedAt)) return 'must return a Date as "addedAt"';
  return usedAt === null || isDate(usedAt) ? null : 'must return a Date or null as "usedAt"';
}
