/** The renderer under test. Some test builds replace this module by another renderer's (`tools/bundle`). */
export { reactRenderer as renderer } from '../../src/renderers/react/index.ts';
