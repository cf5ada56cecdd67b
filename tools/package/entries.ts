import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '../project.ts';

/** The folder with one module per entry. */
export const entriesFolder = inProject('src', 'package');

/** Finds the entries of the package. Returns name → absolute path of the module, sorted by name. */
export async function findEntries(): Promise<Readonly<Record<string, string>>> {
  const modules = (await readdir(entriesFolder)).filter((name) => /(?<!\.test)\.tsx?$/.test(name)).toSorted();
  return Object.fromEntries(modules.map((name) => [name.replace(/\.tsx?$/, ''), join(entriesFolder, name)]));
}
