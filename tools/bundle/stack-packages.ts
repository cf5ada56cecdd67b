import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { inProject } from '../project.ts';

/**
 * Takes the packages that a stack names from its own folder, whoever imports them: the product, or a library of it.
 *
 * @param stack its folder in `stacks`, installed
 */
export function stackPackages(stack: string): Plugin {
  const manifest = inProject('stacks', stack, 'package.json');
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies: Record<string, string> };
  const names = Object.keys(dependencies);
  return {
    name: 'doorstep:stack-packages',
    enforce: 'pre',
    // What an older version has not is asked for by `src/adapters/firebase/sdk/sdk-versions.ts`, and found to be missing.
    config: () => ({ build: { rolldownOptions: { checks: { importIsUndefined: false } } } }),
    resolveId(source, _importer, options) {
      const isOfStack = names.some((name) => source === name || source.startsWith(`${name}/`));
      return isOfStack ? this.resolve(source, manifest, { ...options, skipSelf: true }) : null;
    },
  };
}
