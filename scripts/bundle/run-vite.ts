/**
 * Builds once, in a process of its own, because Vite and React go by the whole process's environment:
 * `node scripts/bundle/run-vite.ts <mode> <folder> <file for the list of modules> [stack]`.
 */
import { build } from 'vite';
import { inProject, root } from '../project.ts';
import { moduleList } from './module-list.ts';
import { stackPackages } from './stack-packages.ts';

const [mode, outDir, listFile, stack] = process.argv.slice(2);
if (mode === undefined || outDir === undefined || listFile === undefined) {
  throw new Error('expected: run-vite.ts <mode> <folder> <file for the list of modules> [stack]');
}
await build({
  root,
  mode,
  configFile: inProject('vite.config.ts'),
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true },
  plugins: [moduleList(listFile), ...(stack === undefined ? [] : [stackPackages(stack)])],
});
