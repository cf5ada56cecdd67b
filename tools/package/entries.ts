import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '../project.ts';
import { elementEntries, themesFolder } from './manifest.ts';

/** The folder whose modules apps can import from the npm package, such as `react` (`doorstep-auth/react`). */
export const entriesFolder = inProject('src', 'package');

/** The folder with one module per language. Each module is an entry of the package, such as `locales/de`. */
export const localesFolder = inProject('src', 'locales');

/** Returns the entries of the package: the name of each entry (key), and the absolute path of its module. */
export async function findEntries(): Promise<Readonly<Record<string, string>>> {
  return { ...(await findModules(entriesFolder, '')), ...(await findModules(localesFolder, 'locales/')) };
}

/**
 * Returns the entries that declare a custom element for the templates of a framework, such as `element/vue`. Each entry
 * runs the same code as the entry of the element, here `element`. Its module is only a declaration file, here
 * `src/package/element/vue.d.ts`.
 */
export async function findElementTypes(): Promise<readonly string[]> {
  const names = elementEntries.map(async (entry) => {
    const files = (await readdir(join(entriesFolder, entry))).toSorted();
    return files.map((file) => `${entry}/${file.replace(/\.d\.ts$/, '')}`);
  });
  return (await Promise.all(names)).flat();
}

/**
 * Returns all themes. Maps the path in the package, such as `themes/mui.css`, to the absolute path of the source file.
 */
export async function findThemes(): Promise<Readonly<Record<string, string>>> {
  const folder = inProject('src', 'theme', 'ready');
  const names = (await readdir(folder)).toSorted();
  return Object.fromEntries(names.map((name) => [`${themesFolder}/${name}`, join(folder, name)]));
}

async function findModules(folder: string, prefix: string): Promise<Readonly<Record<string, string>>> {
  const modules = (await readdir(folder)).filter((name) => /(?<!\.test)\.tsx?$/.test(name)).toSorted();
  return Object.fromEntries(modules.map((name) => [prefix + name.replace(/\.tsx?$/, ''), join(folder, name)]));
}
