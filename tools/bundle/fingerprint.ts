import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../project.ts';
import type { BuildEnvironment, Bundle } from './bundles.ts';

/** Globs of the files that builds depend on. {@link digestFiles} ignores the tests among these files. */
export const sources: readonly string[] = [
  'src/**',
  'pages/**',
  'fixtures/**',
  'public/**',
  '*.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'stacks/*/package-lock.json',
  'tools/bundle/**',
  'tools/package/**',
];

/**
 * Returns a digest of everything that a build depends on. Does not use the dates of files, because a checkout changes
 * them.
 *
 * @param folder the project's folder
 */
export function fingerprint(bundle: Bundle, environment: BuildEnvironment, folder: string = root): string {
  return digestFiles(sources, JSON.stringify([bundle, environment]), folder);
}

/**
 * Returns one digest of a text and of all files that match the patterns. Ignores test files.
 *
 * @param folder the project's folder
 */
export function digestFiles(patterns: readonly string[], text = '', folder: string = root): string {
  const digest = createHash('sha256').update(text);
  const files = globSync(patterns, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  for (const file of files.toSorted()) digest.update(`\0${relative(folder, file)}\0`).update(readFileSync(file));
  return digest.digest('hex');
}
