import { dirname, join } from 'node:path';
import { matchPeers, type Bundler } from './bundler.ts';

interface EsbuildResult {
  readonly outputFiles: readonly { readonly path: string; readonly text: string }[];
  readonly metafile: {
    readonly outputs: Readonly<
      Record<
        string,
        {
          readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>;
          readonly imports: readonly { readonly path: string; readonly kind: string }[];
          readonly entryPoint?: string;
        }
      >
    >;
  };
}

export const esbuild: Bundler = async (app) => {
  const { build } = app.load('esbuild') as { build(options: object): Promise<EsbuildResult> };
  const folder = dirname(app.entry);
  const peers = matchPeers(app);
  const { outputFiles, metafile } = await build({
    entryPoints: [app.entry],
    absWorkingDir: folder,
    outdir: join(folder, 'out'),
    bundle: true,
    splitting: true,
    // The package is a symbolic link in `node_modules`. With the path of its real folder, the names of the chunks would
    // differ between machines, and so would the measured size.
    preserveSymlinks: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    // esbuild itself hides warnings about packages in `node_modules`. Our package is in a different folder, so hide the
    // warnings about it here.
    logLevel: 'error',
    external: app.peers.flatMap((name) => [name, `${name}/*`]),
  });
  return Object.entries(metafile.outputs).map(([name, { inputs, imports, entryPoint }]) => ({
    name,
    code: outputFiles.find(({ path }) => path === join(folder, name))?.text ?? '',
    modules: Object.entries(inputs).flatMap(([path, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [join(folder, path)] : [],
    ),
    imports: imports.flatMap(({ path, kind }) => (kind === 'import-statement' && !peers.test(path) ? [path] : [])),
    isEntry: entryPoint !== undefined && join(folder, entryPoint) === app.entry,
  }));
};
