import { createLazyModules, type LazyModules } from '../common/lazy-modules.ts';
import { lazyModules } from '../plain/lazy-modules.ts';

/**
 * Loads the style sheet of each lazy module for `<doorstep-sign-in>`. A page that uses the plain renderer directly does
 * not need these style sheets, because the page's own style sheet contains all rules.
 */
const lazyStyles = createLazyModules({
  choices: () => import('../../theme/choices.css?inline'),
  beyondEmailScreen: () => import('../../theme/beyond-email-screen.css?inline'),
  country: () => import('../../theme/country.css?inline'),
  qrCode: () => import('../../theme/qr-code.css?inline'),
  appearance: () => import('../../theme/appearance.css?inline'),
});

/** Modules of the plain renderer that are loaded when needed, each together with its style sheet. */
export const styledModules: LazyModules = {
  loaded: lazyModules.loaded,
  load: async (name) => void (await Promise.all([lazyModules.load(name), lazyStyles.load(name)])),
  loadMissing(view) {
    const missing = [lazyModules.loadMissing(view), lazyStyles.loadMissing(view)];
    return missing.every((loading) => loading === null) ? null : Promise.all(missing);
  },
};

/** Returns the loaded style sheets as texts. */
export const listLoadedStyles = (): readonly string[] =>
  Object.values(lazyStyles.loaded).map(({ default: css }) => css);
