/** Test builds of the npm package replace this module with `load-packed-language.ts`. */
export { loadLanguage } from '../../fixtures/load-language.ts';
