import { readdirSync, type Dirent } from 'node:fs';
import { join, posix } from 'node:path';

/** Names of folders with installed packages. They are not searched, because they contain no code of the app. */
const packages: ReadonlySet<string> = new Set(['node_modules', 'bower_components']);

/** Folders beside package.json that contain builds, or code of a server only. */
const otherFolders: ReadonlySet<string> = new Set([
  'dist',
  'build',
  'out',
  'coverage',
  'functions',
  'public',
  'vendor',
]);

/**
 * Maximum number of files to list. The list goes level by level, and the app's module that connects Firebase is rarely
 * deep, so the limit seldom hides it.
 */
const maxFiles = 20_000;

/**
 * Lists the files of an app, level by level. Follows no symbolic link, and leaves out folders that cannot be read, and
 * those without code of the app, such as `node_modules` and `.git`.
 *
 * @param root absolute path of the app's folder
 * @returns paths in the folder, with slashes
 */
export function listFiles(root: string): readonly string[] {
  const files: string[] = [];
  // `folders` grows during the loop, and the loop also visits the new items.
  const folders = [''];
  for (const folder of folders) {
    if (files.length >= maxFiles) break;
    for (const entry of readFolder(join(root, folder))) {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory() && hasCode(path, entry.name)) folders.push(path);
      else if (entry.isFile()) files.push(path);
    }
  }
  return files;
}

const hasCode = (path: string, name: string): boolean =>
  !name.startsWith('.') && !packages.has(name) && !otherFolders.has(path);

function readFolder(path: string): readonly Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true }).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  } catch {
    return [];
  }
}
