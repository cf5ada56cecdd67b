import { friendlyEnglish } from '../messages/friendly-english.ts';
import type { ChooseMessages } from '../messages/language.ts';
import type { ScreenAppearance } from './screen-appearance.ts';
import type { SignInOption, UiConfig } from './ui-config.ts';

/**
 * The sign-in option `phone` that we recommend for new apps. The form starts with the country of the browser's
 * language. A reCAPTCHA appears only if Google suspects a bot.
 *
 * @example <SignIn backend={backend} config={{ ...recommendedConfig, signInOptions: ['password', recommendedPhone] }}
 *   />;
 */
export const recommendedPhone = {
  provider: 'phone',
  defaultCountry: 'auto',
  recaptchaParameters: { size: 'invisible' },
} as const satisfies SignInOption;

/**
 * The options of `config` that we recommend for new apps. They are off by default, because FirebaseUI does not have
 * them. None of them calls another company's service.
 *
 * @example <SignIn backend={backend} config={{ ...recommendedConfig, signInOptions: ['password', 'google.com'] }} />;
 */
export const recommendedConfig = {
  passwordPolicy: true,
  submitFullCodes: true,
  resendCodesInPlace: true,
  offerOtherMethods: true,
  offerSignUp: true,
  offerMailbox: true,
  signInAfterReset: true,
  secondFactorPhone: recommendedPhone,
} as const satisfies UiConfig;

/**
 * The look that we recommend for new apps. The default look is the look of FirebaseUI. Because of `lastUsed`, the
 * widget stores the ID of the chosen sign-in option in the visitor's browser.
 *
 * @example <SignIn backend={backend} config={config} appearance={{ ...recommendedAppearance, siteName: 'Our shop' }} />;
 */
export const recommendedAppearance = {
  layout: 'inline',
  providerButtons: 'neutral',
  lastUsed: true,
} as const satisfies ScreenAppearance;

/**
 * Friendlier English texts, which we recommend for new apps. The default texts are FirebaseUI's. Other languages
 * keep their texts.
 *
 * @example <SignIn backend={backend} config={config} locale={browserLocale()} messages={recommendedMessages} />;
 */
export const recommendedMessages: ChooseMessages = (tag) => (/^en\b/.test(tag) ? friendlyEnglish : {});
