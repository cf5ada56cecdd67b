import { createLazyModules } from '../common/lazy-modules.ts';

/**
 * The modules that are not part of the first load. A view is drawn once all modules that it needs are loaded
 * (`mount-configured.ts`).
 */
export const lazyModules = createLazyModules({
  choices: () => import('./choices.ts'),
  beyondEmailScreen: () => import('./beyond-email-screen.ts'),
  country: () => import('./country-field.ts'),
  qrCode: () => import('./qr-code.ts'),
  // This module loads no styles for `appearance`. The page's style sheet contains them, or `<doorstep-sign-in>` loads
  // them.
  appearance: () => import('../common/order-actions.ts'),
});

export const loadedModules = lazyModules.loaded;
