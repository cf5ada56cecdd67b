/** The renderer on the test bed: a build may have another one in the place of this module (`tools/bundle`). */
export { reactRenderer as renderer } from '../../src/renderers/react/index.ts';
