import type { Plugin } from 'vite';
import { inProject } from '../project.ts';

/** The module that names the stage's renderer. */
const named = inProject('pages', 'stage', 'renderer.ts');

/** Puts another module's `renderer` on the stage; `undefined` where it has none, which the stage tells of. */
export function chosenRenderer(path: string): Plugin {
  return {
    name: 'doorstep:chosen-renderer',
    enforce: 'pre',
    load: (id) =>
      id === named ? `import * as chosen from ${JSON.stringify(path)};\nexport const { renderer } = chosen;` : null,
  };
}
