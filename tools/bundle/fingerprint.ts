import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../project.ts';
import type { BuildEnvironment, Bundle } from './bundles.ts';

/** What a build may be made of. Tests are not in it, so that changing one builds nothing anew. */
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
];

/**
 * A digest of everything that a build depends on: contents, not dates, which a checkout changes.
 *
 * @param folder the project's folder
 */
export function fingerprint(bundle: Bundle, environment: BuildEnvironment, folder: string = root): string {
  const { mode, react, renderer = '', stack = '', isMutable = false } = bundle;
  const variables = Object.keys(environment).toSorted();
  const given = variables.map((name) => `\0${name}=${environment[name]}`).join('');
  return digestOf(sources, `${mode} ${react} ${renderer} ${stack} ${isMutable}${given}`, folder);
}

/**
 * A digest of files that are not tests, and of what else there is to tell.
 *
 * @param folder the project's folder
 */
export function digestOf(patterns: readonly string[], told = '', folder: string = root): string {
  const digest = createHash('sha256').update(told);
  const files = globSync(patterns, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  for (const file of files.toSorted()) digest.update(`\0${relative(folder, file)}\0`).update(readFileSync(file));
  return digest.digest('hex');
}
