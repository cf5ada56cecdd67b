/** `doorstep-auth/recommended`: the options, the sign-in option `phone` and the look that we recommend for new apps. */
export { recommendedAppearance, recommendedConfig, recommendedPhone } from '../widget/config/recommended.ts';
