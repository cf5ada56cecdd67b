import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '../project.ts';
import { themesFolder } from './manifest.ts';

/** The folder whose modules apps can import from the npm package, such as `react` (`doorstep-auth/react`). */
export const entriesFolder = inProject('src', 'package');

/** The folder with one module per language. Each module is an entry of the package, such as `locales/de`. */
export const localesFolder = inProject('src', 'locales');

/** Returns the entries of the package: the name of each entry (key), and the absolute path of its module. */
export async function findEntries(): Promise<Readonly<Record<string, string>>> {
  return { ...(await findModules(entriesFolder, '')), ...(await findModules(localesFolder, 'locales/')) };
}

/**
 * The folder with one declaration file per framework, such as `vue.d.ts` for the entry `element/vue`. This entry runs
 * the same code as the entry `element`, and also declares the custom element for the framework's templates.
 */
export const elementTypesFolder = join(entriesFolder, 'element');

/** Returns the names of the frameworks in {@link elementTypesFolder}. */
export async function findElementTypes(): Promise<readonly string[]> {
  const files = (await readdir(elementTypesFolder)).toSorted();
  return files.map((file) => file.replace(/\.d\.ts$/, ''));
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
