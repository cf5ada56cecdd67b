import type { Plugin } from 'vite';
import { inProject } from '../project.ts';

/** The module that exports the test bed's renderer. */
const rendererModule = inProject('pages', 'test-bed', 'renderer.ts');

/** Makes the test bed use another module's `renderer`. If it exports none, the test bed reports that. */
export function chosenRenderer(path: string): Plugin {
  return {
    name: 'doorstep:chosen-renderer',
    enforce: 'pre',
    load: (id) =>
      id === rendererModule
        ? `import * as chosen from ${JSON.stringify(path)};\nexport const { renderer } = chosen;`
        : null,
  };
}
