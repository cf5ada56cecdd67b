import { createLazyModules } from '../common/lazy-modules.ts';

/**
 * The modules that are not part of the first load. A view is drawn when all modules that it needs are loaded
 * (`mount-configured.ts`).
 */
export const lazyModules = createLazyModules({
  choices: () => import('./choices.ts'),
  beyondEmailScreen: () => import('./beyond-email-screen.ts'),
  country: () => import('./country-field.ts'),
  qrCode: () => import('./qr-code.ts'),
  // For the option `appearance`, the plain renderer loads only the function that orders the buttons.
  appearance: () => import('../common/order-actions.ts'),
});

export const loadedModules = lazyModules.loaded;
