import { dirname, join } from 'node:path';
import { matchPeers, type Bundler } from './bundler.ts';

interface WebpackModule {
  /** Contains the path of the module. If undefined, webpack itself has added the module. */
  readonly identifier?: string;
  readonly modules?: readonly WebpackModule[];
}

interface WebpackStats {
  readonly errors: readonly { readonly message: string }[];
  readonly chunks: readonly {
    readonly files: readonly string[];
    readonly initial: boolean;
    readonly modules: readonly WebpackModule[];
  }[];
}

type Webpack = (
  options: object,
  done: (error: Error | null, stats: { toJson(options: object): WebpackStats }) => void,
) => void;

/** Bundles with webpack. Returns no code: the size of webpack's output is not measured. */
export const webpack: Bundler = async (app) => {
  const start = app.load('webpack') as Webpack;
  const folder = dirname(app.entry);
  const stats = await new Promise<WebpackStats>((resolve, reject) => {
    const options = {
      mode: 'production',
      context: folder,
      entry: app.entry,
      output: { path: join(folder, 'out'), module: true, library: { type: 'module' } },
      experiments: { outputModule: true },
      externals: [matchPeers(app)],
      externalsType: 'module',
      optimization: { minimize: false },
    };
    start(options, (error, result) =>
      error
        ? reject(error)
        : resolve(
            result.toJson({
              all: false,
              chunks: true,
              chunkModules: true,
              nestedModules: true,
              dependentModules: true,
              ids: true,
              errors: true,
            }),
          ),
    );
  });
  if (stats.errors.length > 0) throw new Error(stats.errors.map(({ message }) => message).join('\n'));
  return stats.chunks.map(({ files, initial, modules }) => ({
    name: files.join(),
    code: '',
    modules: modules.flatMap((each) => [each, ...(each.modules ?? [])]).flatMap(toPath),
    imports: [],
    isEntry: initial,
  }));
};

/** Finds the file path in webpack's identifier of a module: `/home/ada/app.js` in `javascript/esm|/home/ada/app.js`. */
const toPath = ({ identifier = '' }: WebpackModule): readonly string[] =>
  identifier
    .split('|')
    .filter((part) => part.startsWith('/'))
    .slice(0, 1);
