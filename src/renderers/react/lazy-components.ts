import { createLazyModules } from '../common/lazy-modules.ts';

/** The components that are not part of the first load. A view is drawn when all components that it needs are loaded. */
export const lazyComponents = createLazyModules({
  choices: () => import('./choices/ChoiceList.tsx'),
  beyondEmailScreen: () => import('./beyond-email-screen/components.ts'),
  country: () => import('./country/CountryField.tsx'),
  qrCode: () => import('./QrCode.tsx'),
  appearance: () => import('./appearance-styles.ts'),
});

export const loadedComponents = lazyComponents.loaded;
