import type { Plugin } from 'vite';
import { inProject } from '../project.ts';

/** The module that names the test bed's renderer. */
const named = inProject('pages', 'test-bed', 'renderer.ts');

/** Puts another module's `renderer` on the test bed; `undefined` where it has none, which the test bed tells of. */
export function chosenRenderer(path: string): Plugin {
  return {
    name: 'doorstep:chosen-renderer',
    enforce: 'pre',
    load: (id) =>
      id === named ? `import * as chosen from ${JSON.stringify(path)};\nexport const { renderer } = chosen;` : null,
  };
}
