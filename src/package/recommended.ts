/** `doorstep-auth/recommended`: the options and the look that we recommend for new apps. */
export { recommendedAppearance, recommendedConfig } from '../widget/config/recommended.ts';
