import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of the project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export const inProject = (...path: readonly string[]): string => join(root, ...path);

export const toProjectPath = (path: string): string => relative(root, path).replaceAll('\\', '/');
