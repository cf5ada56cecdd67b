import type { Bundle } from './bundles.ts';

/** What a process that builds is told. */
export interface ViteOrder extends Bundle {
  /** Where the pages go. */
  readonly outDir: string;
  /** A file for the list of modules. */
  readonly listFile: string;
}
