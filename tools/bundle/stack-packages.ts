import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { inProject } from '../project.ts';

/**
 * Resolves the packages that a stack lists from the stack's folder, for imports of the product and of libraries.
 *
 * @param stack the name of an installed folder in `stacks`
 */
export function stackPackages(stack: string): Plugin {
  const manifest = inProject('stacks', stack, 'package.json');
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies: Record<string, string> };
  const names = Object.keys(dependencies);
  return {
    name: 'doorstep:stack-packages',
    enforce: 'pre',
    // `src/adapters/firebase/sdk/sdk-versions.ts` imports functions that older versions lack, and checks for them.
    config: () => ({ build: { rolldownOptions: { checks: { importIsUndefined: false } } } }),
    resolveId(source, _importer, options) {
      const isStackPackage = names.some((name) => source === name || source.startsWith(`${name}/`));
      return isStackPackage ? this.resolve(source, manifest, { ...options, skipSelf: true }) : null;
    },
  };
}
