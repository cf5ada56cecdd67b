/**
 * Builds once, in a process of its own, because Vite and React go by the whole process's environment:
 * `node tools/bundle/run-vite.ts <a ViteOrder as JSON>`.
 */
import { build } from 'vite';
import { inProject } from '../project.ts';
import { chosenRenderer } from './chosen-renderer.ts';
import { moduleList } from './module-list.ts';
import { mutableTables } from './mutable-tables.ts';
import { stackPackages } from './stack-packages.ts';
import type { ViteOrder } from './vite-order.ts';

// Of `build-bundle.ts`, which alone calls this.
const { mode, outDir, listFile, renderer, stack, isMutable } = JSON.parse(process.argv[2] ?? '{}') as ViteOrder;

// What the bundler says is enough: where in the bundler it was said is nobody's concern.
await build({
  mode,
  configFile: inProject('vite.config.ts'),
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true },
  plugins: [
    moduleList(listFile),
    ...(renderer === undefined ? [] : [chosenRenderer(renderer)]),
    ...(stack === undefined ? [] : [stackPackages(stack)]),
    ...(isMutable ? [mutableTables()] : []),
  ],
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
