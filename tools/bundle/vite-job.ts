import type { Bundle } from './bundles.ts';

/** The arguments of `run-vite.ts`. */
export interface ViteJob extends Bundle {
  /** The folder for the pages. */
  readonly outDir: string;
  /** The file for the list of modules (`module-list.ts`). */
  readonly modulesFile: string;
}
