import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, parse, sep } from 'node:path';
import { toMessage } from './app-folder.ts';

/** The result for one file: `written`, or the reason why the file is not written. */
export type Outcome =
  | { readonly kind: 'written' }
  | { readonly kind: 'exists' | 'failed'; readonly reason: string }
  | BlockedOutcome;

/** The result for a file that is left out: a module that it imports was not written, or lacks the imported name. */
interface BlockedOutcome {
  readonly kind: 'blocked';
  readonly reason: string;
  /** The name that the existing module has to export; null if the module was not written. */
  readonly missingExport: { readonly path: string; readonly name: string } | null;
}

/**
 * Writes a file of an app. Never overwrites a file, and never writes outside of the app's folder.
 *
 * @param root absolute path of the app's folder, without symbolic links
 * @param path path in this folder, with slashes
 */
export function writeNewFile(root: string, path: string, text: string): Outcome {
  const file = join(root, path);
  const obstacle = findObstacle(root, path);
  if (obstacle !== null) return obstacle;
  try {
    mkdirSync(dirname(file), { recursive: true });
    // With the flag `wx`, the call fails if the file exists, or if the path is a symbolic link.
    writeFileSync(file, text, { flag: 'wx' });
    return { kind: 'written' };
  } catch (error) {
    return toOutcome(file, error);
  }
}

/** Returns the reason why a file must not be written; null if there is none. */
export function findObstacle(root: string, path: string): Outcome | null {
  const file = join(root, path);
  try {
    const folder = realpathSync(findExisting(dirname(file)));
    if (folder !== root && !folder.startsWith(root.endsWith(sep) ? root : root + sep))
      return { kind: 'failed', reason: `a symbolic link leads out of this folder, to ${folder}` };
  } catch (error) {
    return { kind: 'failed', reason: toMessage(error) };
  }
  const similar = findSameModule(file);
  return similar === null ? null : { kind: 'exists', reason: similar };
}

/** Returns the nearest folder that exists, at the path or above it. */
function findExisting(folder: string): string {
  return existsSync(folder) ? folder : findExisting(dirname(folder));
}

/** Extensions of modules. An app must not have both `page.tsx` and `page.jsx`. */
const extensions: ReadonlySet<string> = new Set(['.ts', '.tsx', '.js', '.jsx', '.mjs', '.mts']);

/** Returns the name of an existing file that has the same name, or the same name with another extension. */
function findSameModule(file: string): string | null {
  const { base, name, ext } = parse(file);
  const names = existsSync(dirname(file)) ? readNames(dirname(file)) : [];
  if (names.includes(base)) return base;
  if (!extensions.has(ext)) return null;
  return names.find((each) => parse(each).name === name && extensions.has(parse(each).ext)) ?? null;
}

function readNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function toOutcome(file: string, error: unknown): Outcome {
  const { code, syscall } = error as NodeJS.ErrnoException;
  // On a disk that ignores upper and lower case, `Login.tsx` may be an existing `login.tsx`.
  if (code === 'EEXIST' && syscall === 'open') return { kind: 'exists', reason: basename(file) };
  // If the disk is full, the file exists, but contains only a part of its text. So delete it.
  if (code === 'ENOSPC') rmSync(file, { force: true });
  return { kind: 'failed', reason: toMessage(error) };
}
