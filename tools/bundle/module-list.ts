import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../project.ts';

/** The modules of each chunk: file name of the chunk → paths from the project's root. */
export type ModuleList = Readonly<Record<string, readonly string[]>>;

/** Writes the modules of a build to a file, for the check of the production bundle. */
export function moduleList(file: string): Plugin {
  return {
    name: 'doorstep:module-list',
    apply: 'build',
    async writeBundle(_options, bundle) {
      const list: Record<string, readonly string[]> = {};
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') list[output.fileName] = output.moduleIds.map((id) => relative(root, id));
      }
      await writeFile(file, JSON.stringify(list, null, 2));
    },
  };
}
