/**
 * Builds the bundle that is described on standard input. Runs in a process of its own, because Vite and React read
 * settings from the environment variables of the process.
 */
import { text } from 'node:stream/consumers';
import { build } from 'vite';
import { inProject } from '../project.ts';
import type { Bundle } from './bundles.ts';
import { packedPackage } from './packed-package.ts';
import {
  appliedFault,
  chosenRenderer,
  entriesFromSources,
  moduleList,
  mutableTables,
  stackPackages,
  switchableFaults,
} from './vite-plugins.ts';

export interface ViteJob extends Bundle {
  readonly outDir: string;
  /** Path of the file to which the list of the bundle's modules is written. */
  readonly modulesFile: string;
}

const job = JSON.parse(await text(process.stdin)) as ViteJob;
const { mode, outDir, modulesFile, renderer, stack, packageApp, isMutable, switchedFaults, fault } = job;

await build({
  mode,
  configFile: inProject('vite.config.ts'),
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true },
  plugins: [
    moduleList(modulesFile),
    ...(renderer === undefined ? [] : [chosenRenderer(renderer)]),
    ...(packageApp === undefined ? [] : [packedPackage(packageApp)]),
    ...(renderer === undefined || packageApp !== undefined ? [] : [entriesFromSources()]),
    ...(stack === undefined ? [] : [stackPackages(stack, fault)]),
    ...(isMutable ? [mutableTables()] : []),
    ...(switchedFaults === undefined ? [] : [switchableFaults(switchedFaults)]),
    ...(fault === undefined ? [] : [appliedFault(fault)]),
  ],
}).catch((error: unknown) => {
  // Print only the message, because the stack trace shows the bundler's code, not ours.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
