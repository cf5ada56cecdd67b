import type { Appearance } from '../../src/renderers/react/sign-in/appearance.ts';
import { recommendedAppearance } from '../../src/widget/config/recommended.ts';

/** The look that our README recommends, with the logo and the name of an app. */
export const recommendedLook = {
  ...recommendedAppearance,
  logo: '/favicon.svg',
  siteName: 'Our shop',
} as const satisfies Appearance;
