import { createRequire } from 'node:module';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inProject } from '../../tools/project.ts';
import { packageName, peers } from '../../tools/package/manifest.ts';

/** The folder in `stacks/` with the bundlers. */
export const bundlersStack = 'package-lint';

/** Which files of the package a bundler puts into an app. */
export interface ConsumerBundle {
  /** Files whose code the app loads at its start, as paths in the package. */
  readonly first: readonly string[];
  /** All files whose code is in the bundle, as paths in the package. */
  readonly all: readonly string[];
  /** Compressed size in bytes of the code that the app loads at its start, without React and Firebase. */
  readonly firstBytes: number;
}

interface OutputFile {
  readonly name: string;
  readonly code: string;
  /** Paths of the modules whose code is in the file. */
  readonly modules: readonly string[];
  /** Names of the files that this file imports statically. */
  readonly imports: readonly string[];
  readonly isEntry: boolean;
}

type Bundler = (entry: string, isExternal: RegExp) => Promise<readonly OutputFile[]>;

const load = createRequire(inProject('stacks', bundlersStack, 'package.json'));

/** The bundlers by name. The casts are needed because the types of the bundlers are not installed in the project. */
const bundlers: Readonly<Record<string, Bundler>> = {
  async rollup(entry, isExternal) {
    const { rollup } = load('rollup') as {
      rollup(options: object): Promise<{ generate(options: object): Promise<{ output: readonly RollupChunk[] }> }>;
    };
    const plugin = {
      name: 'resolve-package',
      // Rollup alone resolves no packages.
      resolveId: (id: string) =>
        id.startsWith(`${packageName}/`) ? join(entry, '..', 'node_modules', `${id}.js`) : null,
    };
    const bundle = await rollup({
      input: entry,
      external: (id: string) => isExternal.test(id),
      plugins: [plugin],
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
  },
  async esbuild(entry, isExternal) {
    const { build } = load('esbuild') as { build(options: object): Promise<EsbuildResult> };
    const folder = join(entry, '..');
    const { outputFiles, metafile } = await build({
      entryPoints: [entry],
      absWorkingDir: folder,
      outdir: join(folder, 'out'),
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      write: false,
      metafile: true,
      external: Object.keys(peers).flatMap((name) => [name, `${name}/*`]),
    });
    return Object.entries(metafile.outputs).map(([name, { inputs, imports, entryPoint }]) => ({
      name,
      code: outputFiles.find(({ path }) => path === join(folder, name))?.text ?? '',
      modules: Object.entries(inputs).flatMap(([path, { bytesInOutput }]) =>
        bytesInOutput > 0 ? [join(folder, path)] : [],
      ),
      imports: imports.flatMap(({ path, kind }) =>
        kind === 'import-statement' && !isExternal.test(path) ? [path] : [],
      ),
      isEntry: entryPoint !== undefined && join(folder, entryPoint) === entry,
    }));
  },
  async webpack(entry, isExternal) {
    const webpack = load('webpack') as (
      options: object,
      done: (error: Error | null, stats: { toJson(options: object): WebpackStats }) => void,
    ) => void;
    const path = join(entry, '..', 'out');
    const stats = await new Promise<WebpackStats>((resolve, reject) => {
      const options = {
        mode: 'production',
        context: join(entry, '..'),
        entry,
        output: { path, module: true, library: { type: 'module' } },
        experiments: { outputModule: true },
        externals: [isExternal],
        externalsType: 'module',
        optimization: { minimize: false },
      };
      webpack(options, (error, result) =>
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
      code: '', // Webpack's bundle is not measured.
      modules: modules
        .flatMap((each) => [each, ...(each.modules ?? [])])
        // An identifier contains the module's path, such as `javascript/esm|/home/ada/app.js`.
        .flatMap(({ identifier = '' }) => identifier.split('|').find((part) => part.startsWith('/')) ?? []),
      imports: [],
      isEntry: initial,
    }));
  },
};

interface RollupChunk {
  readonly fileName: string;
  readonly code: string;
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
  readonly imports: readonly string[];
  readonly isEntry: boolean;
}

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

interface WebpackModule {
  /** Missing for code that webpack adds. */
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

export const bundlerNames: readonly string[] = Object.keys(bundlers);

/**
 * Bundles an app that imports names from the package. Leaves out React and Firebase.
 *
 * @param bundler a name of {@link bundlerNames}
 * @param packageFolder the folder of the built package
 * @param imports the names that the app imports, by entry: `{ react: ['SignIn'] }`
 * @throws Error if the bundler fails
 */
export async function bundleConsumer(
  bundler: string,
  packageFolder: string,
  imports: Readonly<Record<string, readonly string[]>>,
): Promise<ConsumerBundle> {
  const bundle = bundlers[bundler];
  if (!bundle) throw new Error(`Expected a bundler of ${bundlerNames.join(', ')}, but got "${bundler}".`);
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'doorstep-consumer-')));
  try {
    await mkdir(join(folder, 'node_modules'));
    await symlink(packageFolder, join(folder, 'node_modules', packageName), 'dir');
    const entry = join(folder, 'app.js');
    const lines = Object.entries(imports).map(
      ([name, names]) => `import { ${names.join(', ')} } from '${packageName}/${name}';`,
    );
    await writeFile(entry, `${lines.join('\n')}\nconsole.log(${Object.values(imports).flat().join(', ')});\n`);
    const isExternal = new RegExp(`^(${Object.keys(peers).join('|')})(/|$)`);
    return await summarize(await bundle(entry, isExternal), packageFolder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function summarize(files: readonly OutputFile[], packageFolder: string): Promise<ConsumerBundle> {
  const first = new Set<OutputFile>();
  const visit = (file: OutputFile | undefined): void => {
    if (!file || first.has(file)) return;
    first.add(file);
    for (const name of file.imports) visit(files.find((each) => each.name === name));
  };
  for (const file of files) if (file.isEntry) visit(file);
  const real = await realpath(packageFolder);
  const toPackagePaths = (selected: Iterable<OutputFile>): readonly string[] => [
    ...new Set(
      [...selected]
        .flatMap(({ modules }) => modules)
        .flatMap((path) => {
          // A path contains either the link to the package or the folder to which the link leads.
          const [, linked] = path.split(`/node_modules/${packageName}/`);
          return linked ?? (path.startsWith(`${real}/`) ? relative(real, path) : []);
        }),
    ),
  ];
  const code = [...first].map((file) => file.code).join('\n');
  return { first: toPackagePaths(first), all: toPackagePaths(files), firstBytes: gzipSync(code, { level: 9 }).length };
}
