/**
 * Builds once, in a process of its own, because Vite and React go by the whole process's environment:
 * `node scripts/bundle/run-vite.ts <mode> <folder> <file for the list of modules> <a renderer's module, or nothing> [stack]`.
 */
import { build } from 'vite';
import { inProject, root } from '../project.ts';
import { chosenRenderer } from './chosen-renderer.ts';
import { moduleList } from './module-list.ts';
import { stackPackages } from './stack-packages.ts';

const [mode, outDir, listFile, renderer = '', stack] = process.argv.slice(2);
if (mode === undefined || outDir === undefined || listFile === undefined) {
  throw new Error('expected: run-vite.ts <mode> <folder> <file for the list of modules> [stack]');
}
// What the bundler says is enough: where in the bundler it was said is nobody's concern.
await build({
  root,
  mode,
  configFile: inProject('vite.config.ts'),
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true },
  plugins: [
    moduleList(listFile),
    ...(renderer === '' ? [] : [chosenRenderer(renderer)]),
    ...(stack === undefined ? [] : [stackPackages(stack)]),
  ],
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
