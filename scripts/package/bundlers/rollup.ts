import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { matchPeers, type App, type Bundler } from './bundler.ts';

interface RollupChunk {
  readonly fileName: string;
  readonly code: string;
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
  readonly imports: readonly string[];
  readonly isEntry: boolean;
}

interface Rollup {
  rollup(options: object): Promise<{ generate(options: object): Promise<{ output: readonly RollupChunk[] }> }>;
}

export const rollup: Bundler = async (app) => {
  const { rollup: start } = app.load('rollup') as Rollup;
  const peers = matchPeers(app);
  const bundle = await start({
    input: app.entry,
    external: (id: string) => peers.test(id),
    plugins: [await resolvePackage(app)],
    onLog() {},
  });
  const { output } = await bundle.generate({ format: 'es', compact: true });
  return output.map(({ fileName, code, modules, imports, isEntry }) => ({
    name: fileName,
    code,
    modules: Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
    imports,
    isEntry,
  }));
};

/**
 * Creates a plugin that tells Rollup the path of each imported file of the package, and whether the file has side
 * effects. Rollup then drops unused imports of files without side effects.
 */
async function resolvePackage({ entry, packageName }: App) {
  const packageFolder = join(dirname(entry), 'node_modules', packageName);
  const manifest = await readFile(join(packageFolder, 'package.json'), 'utf8');
  const { sideEffects } = JSON.parse(manifest) as { readonly sideEffects: readonly string[] };
  const withSideEffects = new Set(sideEffects.map((path) => join(packageFolder, path)));
  return {
    name: 'resolve-package',
    resolveId(source: string, importer: string | undefined) {
      const id = source.startsWith(`${packageName}/`)
        ? join(dirname(entry), 'node_modules', `${source}.js`)
        : importer?.startsWith(packageFolder) && source.startsWith('.')
          ? join(dirname(importer), source)
          : null;
      return id && { id, moduleSideEffects: withSideEffects.has(id) };
    },
  };
}
