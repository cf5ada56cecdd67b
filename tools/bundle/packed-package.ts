import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { inProject, root } from '../project.ts';

/** For a test build of the npm package: maps the absolute path of each source module to the module that replaces it. */
const replacements: Readonly<Record<string, string>> = {
  [inProject('pages', 'test-bed', 'product.ts')]: inProject('pages', 'test-bed', 'packed-product.ts'),
  [inProject('pages', 'test-bed', 'load-language.ts')]: inProject('pages', 'test-bed', 'load-packed-language.ts'),
  [inProject('src', 'widget', 'is-for-widget.ts')]: 'doorstep-auth/react',
  [inProject('src', 'widget', 'one-tap', 'auto-select.ts')]: 'doorstep-auth/react',
  [inProject('src', 'widget', 'storage', 'forget-links.ts')]: 'doorstep-auth/react',
};

/** Sources of our own app. The package does not contain these sources, so the test build may bundle them from `src`. */
const ourApp: readonly string[] = [
  'src/app/',
  'src/start-app.tsx',
  'src/ProjectErrorPage.tsx',
  'src/adapters/firebase/project-config.ts',
  'src/adapters/firebase/project-problems.ts',
];

const page = 'test-bed.html';

/**
 * Creates a plugin that makes the test page import the built package in place of the widget's sources. The build fails
 * if the page contains one of the widget's sources.
 *
 * @param packageApp absolute path of the folder in which the package is installed
 */
export function packedPackage(packageApp: string): Plugin {
  return {
    name: 'doorstep:packed-package',
    enforce: 'pre',
    // Turn off the warning about 'use client' at the start of the package's React entries. This directive has no
    // meaning in a browser.
    config: () => ({ build: { rolldownOptions: { checks: { moduleLevelDirective: false } } } }),
    resolveId(source, importer, options) {
      const path = source.startsWith('.') && importer !== undefined ? resolve(dirname(importer), source) : source;
      const target = replacements[path] ?? source;
      if (target.startsWith('doorstep-auth/')) {
        return this.resolve(target, join(packageApp, 'package.json'), { ...options, skipSelf: true });
      }
      return target === source ? null : target;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const modules = findProductSources(chunks, inProject('pages', page));
      if (modules.length === 0) return;
      this.error(
        `Expected the product's code in ${page} from the package only, but it contains ${modules.join(', ')}. ` +
          'Import from doorstep-auth/… instead.',
      );
    },
  };
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports' | 'dynamicImports' | 'moduleIds'>;

/**
 * Returns the modules of `src/` that a page may load, as paths from the project's root. Leaves out our own app.
 *
 * @param entry absolute path of the page
 * @throws Error if no chunk belongs to the page
 */
export function findProductSources(chunks: readonly Chunk[], entry: string): readonly string[] {
  const loaded = new Set(chunks.filter(({ facadeModuleId }) => facadeModuleId === entry));
  if (loaded.size === 0) throw new Error(`Expected a chunk of the page ${entry}, found none.`);
  // `loaded` grows during the loop, and the loop also visits the new chunks.
  for (const { imports, dynamicImports } of loaded) {
    const names = new Set([...imports, ...dynamicImports]);
    for (const chunk of chunks) if (names.has(chunk.fileName)) loaded.add(chunk);
  }
  return [...loaded]
    .flatMap(({ moduleIds }) => moduleIds.map((id) => relative(root, id)))
    .filter((path) => path.startsWith('src/') && !ourApp.some((part) => path.startsWith(part)))
    .toSorted();
}
