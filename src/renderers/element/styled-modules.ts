import { createLazyModules, type LazyModules } from '../common/lazy-modules.ts';
import { lazyModules } from '../plain/lazy-modules.ts';

/**
 * The style sheets of the lazy modules, for use in `<doorstep-sign-in>`. A page with the plain renderer does not load
 * them, because its own style sheet contains the same rules.
 */
const lazyStyles = createLazyModules({
  choices: () => import('../theme/choices.css?inline'),
  beyondEmailScreen: () => import('../theme/beyond-email-screen.css?inline'),
  country: () => import('../theme/country.css?inline'),
  qrCode: () => import('../theme/qr-code.css?inline'),
});

/** The lazy modules of the plain renderer. Each is loaded together with its style sheet. */
export const styledModules: LazyModules = {
  loaded: lazyModules.loaded,
  load: async (name) => void (await Promise.all([lazyModules.load(name), lazyStyles.load(name)])),
  loadMissing(view) {
    const missing = [lazyModules.loadMissing(view), lazyStyles.loadMissing(view)];
    return missing.every((loading) => loading === null) ? null : Promise.all(missing);
  },
};

/** Returns the texts of the style sheets loaded so far. */
export const listLoadedStyles = (): readonly string[] =>
  Object.values(lazyStyles.loaded).map(({ default: css }) => css);
