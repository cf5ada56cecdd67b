import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { InitError } from './init-error.ts';

/** The facts about an app's folder that `init` needs. */
export interface AppFolder {
  /** Absolute path, without symbolic links. */
  readonly path: string;
  /** The content of package.json; null if the folder has none. */
  readonly manifest: Manifest | null;
  /** Names of all packages that package.json lists. */
  readonly packages: ReadonlySet<string>;
  /** Returns true if a file or folder exists, by its path in the folder. */
  has(path: string): boolean;
  /** Names of the files and folders in this folder. */
  readonly names: readonly string[];
}

export interface Manifest {
  readonly name?: unknown;
  readonly workspaces?: unknown;
  readonly packageManager?: unknown;
  readonly [key: string]: unknown;
}

/**
 * Reads the folder of an app.
 *
 * @param path path of the folder
 * @throws InitError if the folder or package.json cannot be read
 */
export function readAppFolder(path: string): AppFolder {
  const real = realpathSync(path);
  const manifest = readManifest(real);
  const names = readNames(real);
  return {
    path: real,
    manifest,
    packages: listPackages(manifest ?? {}),
    has: (name) => existsSync(join(real, name)),
    names,
  };
}

/**
 * Reads package.json. Returns null if the folder has none.
 *
 * @param folder absolute path
 * @throws InitError if the file cannot be read, or is not valid
 */
export function readManifest(folder: string): Manifest | null {
  const text = readText(join(folder, 'package.json'));
  if (text === null) return null;
  let value: unknown;
  try {
    // Some editors begin a file with a byte order mark, which `JSON.parse` rejects.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new InitError(`package.json is not valid JSON: ${toMessage(error)}. Correct it and try again.`);
  }
  if (isRecord(value)) return value;
  throw new InitError('package.json must be a JSON object. Correct it and try again.');
}

function readNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new InitError(`This folder cannot be read: ${toMessage(error)}.`);
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isRecord(error) && error['code'] === 'ENOENT') return null;
    throw new InitError(`package.json cannot be read: ${toMessage(error)}.`);
  }
}

function listPackages(manifest: Manifest): ReadonlySet<string> {
  const lists = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
  return new Set(lists.flatMap((name) => (isRecord(manifest[name]) ? Object.keys(manifest[name]) : [])));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the message of an error without the path and the name of the system call that Node appends. */
export const toMessage = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/, [a-z]+ '.*'$/, '');
