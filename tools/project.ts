import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A path in the project, from its root on. */
export const inProject = (...path: readonly string[]): string => join(root, ...path);

/** How a path in the project is named to a person: from the root on, with slashes. */
export const named = (path: string): string => relative(root, path).replaceAll('\\', '/');
