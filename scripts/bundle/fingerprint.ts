import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../project.ts';
import type { BuildEnvironment, Bundle } from './bundles.ts';

/** What a build may be made of. Tests are not in it, so that changing one builds nothing anew. */
const sources = [
  'src/**',
  'fixtures/**',
  'public/**',
  '*.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'stacks/*/package-lock.json',
  'scripts/bundle/**',
];

/**
 * A digest of everything that a build depends on: contents, not dates, which a checkout changes.
 *
 * @param folder the project's folder
 */
export function fingerprint(bundle: Bundle, environment: BuildEnvironment, folder: string = root): string {
  const { mode, react, renderer = '', stack = '', isMutable = false } = bundle;
  const digest = createHash('sha256').update(`${mode} ${react} ${renderer} ${stack} ${isMutable}`);
  for (const name of Object.keys(environment).toSorted()) digest.update(`\0${name}=${environment[name]}`);
  const files = globSync(sources, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  for (const file of files.toSorted()) digest.update(`\0${relative(folder, file)}\0`).update(readFileSync(file));
  return digest.digest('hex');
}
