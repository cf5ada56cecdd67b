/** `doorstep-auth/recommended`: the options, the sign-in option `phone`, the look and the texts that we recommend for new apps. */
export {
  recommendedAppearance,
  recommendedConfig,
  recommendedMessages,
  recommendedPhone,
} from '../widget/config/recommended.ts';
export type { ChooseMessages } from '../widget/messages/language.ts';
export type { AccountMessages, Messages } from '../widget/messages/messages.ts';
