import { rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Moves an existing folder `target` into `trash`, and moves the folder `source` to `target`. Several processes may do
 * this at the same time.
 */
export async function replaceFolder(target: string, source: string, trash: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await rename(target, join(trash, `replaced-${attempt}`)).catch(rethrowUnless('ENOENT'));
    try {
      return await rename(source, target);
    } catch (error) {
      if (attempt === 5) throw error;
      rethrowUnless('ENOTEMPTY', 'EEXIST')(error);
    }
  }
}

/** Returns an error handler that ignores errors with a code in `harmless`, and rethrows all other errors. */
const rethrowUnless =
  (...harmless: readonly string[]) =>
  (error: unknown): void => {
    if (!(error instanceof Error && 'code' in error && harmless.includes(String(error.code)))) throw error;
  };
