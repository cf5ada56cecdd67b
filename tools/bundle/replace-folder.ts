import { rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Puts a folder in the place of another, which need not exist. Another process may be doing the same: whoever comes
 * last stays.
 *
 * @param place where it is to be
 * @param made what is to be there
 * @param aside a folder for what was there before
 */
export async function replaceFolder(place: string, made: string, aside: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await rename(place, join(aside, `replaced-${attempt}`)).catch(unless('ENOENT'));
    try {
      return await rename(made, place);
    } catch (error) {
      if (attempt === 5) throw error;
      unless('ENOTEMPTY', 'EEXIST')(error);
    }
  }
}

/** Throws an error again unless it has one of these codes. */
const unless =
  (...harmless: readonly string[]) =>
  (error: unknown): void => {
    if (!(error instanceof Error && 'code' in error && harmless.includes(String(error.code)))) throw error;
  };
