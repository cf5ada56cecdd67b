import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../project.ts';

/** For every chunk of a build, by file name: the modules in it, by path from the project's root. */
export type ModuleList = Readonly<Record<string, readonly string[]>>;

/** Writes down which modules a build is made of, so that a check can say which one must not be there. */
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
