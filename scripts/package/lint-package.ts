import { inProject, root } from '../../tools/project.ts';
import { runNode } from '../../tools/run-node.ts';
import { ensureStack } from '../../tools/setup/dependencies.js';
import type { BuiltPackage } from '../../tools/package/build-package.ts';
import { findThemes } from '../../tools/package/entries.ts';
import { styleFiles } from '../../tools/package/manifest.ts';

/** The folder in `stacks/` that contains the linters. */
const stack = 'package-lint';

/**
 * Runs the linters publint and attw (Are The Types Wrong) on the package.
 *
 * @param print prints a text without a line break
 * @returns one text per linter that found something
 */
export async function lintPackage(
  { folder, tarball }: BuiltPackage,
  print: (text: string) => void,
): Promise<readonly string[]> {
  await ensureStack(root, stack, print);
  const outputs = await Promise.all([
    runLinter('publint', ['publint/src/cli.js', 'run', folder, '--strict', '--pack', 'false']),
    runLinter('attw', [
      '@arethetypeswrong/cli/dist/index.js',
      tarball,
      ...['--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-color'],
      ...['--exclude-entrypoints', ...styleFiles, ...Object.keys(await findThemes())],
    ]),
  ]);
  return outputs.flatMap((output) => output ?? []);
}

/** Runs a linter. Returns its output if it has found something, otherwise null. */
async function runLinter(name: string, [file, ...args]: readonly [string, ...string[]]): Promise<string | null> {
  const { ended, output } = await runNode([inProject('stacks', stack, 'node_modules', file), ...args], {
    env: { ...process.env, NO_COLOR: '1' },
  });
  return ended === 0 ? null : `${name} reports:\n${output.trim()}`;
}
