/** The renderer under test. Test builds for other renderers replace this module (`tools/bundle`). */
export { reactRenderer as renderer } from '../../src/renderers/react/index.ts';
