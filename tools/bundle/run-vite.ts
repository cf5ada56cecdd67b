/**
 * Builds one bundle in a separate process, because Vite and React read the environment of the process: `node
 * tools/bundle/run-vite.ts <a ViteJob as JSON>`.
 */
import { build } from 'vite';
import { inProject } from '../project.ts';
import type { Bundle } from './bundles.ts';
import { chosenRenderer, moduleList, mutableTables, stackPackages } from './vite-plugins.ts';

/** A bundle, and where to write it. */
export interface ViteJob extends Bundle {
  /** Path of the folder that the pages are written to. */
  readonly outDir: string;
  /** Path of the file that the list of the bundle's modules is written to. */
  readonly modulesFile: string;
}

// The cast is safe: `build-bundle.ts`, the only caller, passes a ViteJob.
const { mode, outDir, modulesFile, renderer, stack, isMutable } = JSON.parse(process.argv[2] ?? '{}') as ViteJob;

await build({
  mode,
  configFile: inProject('vite.config.ts'),
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true },
  plugins: [
    moduleList(modulesFile),
    ...(renderer === undefined ? [] : [chosenRenderer(renderer)]),
    ...(stack === undefined ? [] : [stackPackages(stack)]),
    ...(isMutable ? [mutableTables()] : []),
  ],
}).catch((error: unknown) => {
  // Print no stack trace: it shows only the bundler's own code.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
