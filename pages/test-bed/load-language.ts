/** In a test bed of the packed package, `load-packed-language.ts` replaces this module. */
export { loadLanguage } from '../../fixtures/load-language.ts';
