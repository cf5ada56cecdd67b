import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ensureStack } from '../../tools/setup/dependencies.js';
import { inProject, root } from '../../tools/project.ts';

/** The functions of Tailwind that this module uses. */
interface Tailwind {
  compile(
    css: string,
    options: { loadStylesheet(id: string): Promise<{ path: string; base: string; content: string }> },
  ): Promise<{ build(classes: readonly string[]): string }>;
}

const stack = 'tailwind';

/**
 * Compiles the style sheet of an app with Tailwind.
 *
 * @param css the style sheet, which imports Tailwind
 * @param classes the classes in the app's markup
 * @param imports the other style sheets that it imports, by their names
 */
export async function compileTailwind(
  css: string,
  classes: readonly string[],
  imports: Readonly<Record<string, string>>,
): Promise<string> {
  await ensureStack(root, stack, (text) => process.stdout.write(text));
  const { resolve } = createRequire(inProject('stacks', stack, 'package.json'));
  const tailwind = (await import(resolve('tailwindcss'))) as { readonly default: Tailwind };
  const { build } = await tailwind.default.compile(css, {
    async loadStylesheet(id) {
      const content = imports[id] ?? (await readFile(resolve(`${id}/index.css`), 'utf8'));
      return { path: id, base: '', content };
    },
  });
  return build(classes);
}
