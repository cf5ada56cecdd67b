/** The renderer on the stage: a build may have another one in the place of this module (`scripts/bundle`). */
export { reactRenderer as renderer } from '../renderers/react/index.ts';
