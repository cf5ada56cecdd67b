import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/**
 * Words of the in-memory service and of the emulator's adapter. The examples use neither of them, so the built examples
 * must not contain these words.
 */
const unusedWords = ['doorstep:service', 'doorstepGapi'] as const;

/**
 * Checks that a built example contains no unused code of the package, that is, none of the {@link unusedWords}.
 *
 * @returns one text per problem
 */
export async function findUnusedCode(page: string, packageFolder: string): Promise<readonly string[]> {
  const [built, packed] = await Promise.all([readScripts(page), readScripts(packageFolder)]);
  return unusedWords.flatMap((word) => {
    if (!packed.includes(word)) return [`"${word}" is not in the package. Expected a word of its code.`];
    return built.includes(word) ? [`The built app contains "${word}", a word of code that it does not use.`] : [];
  });
}

async function readScripts(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const scripts = entries.filter((entry) => entry.isFile() && extname(entry.name) === '.js');
  return (await Promise.all(scripts.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))).join(
    '\n',
  );
}
