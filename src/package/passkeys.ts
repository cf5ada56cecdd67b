/** `doorstep-auth/passkeys`: uses, adds and lists passkeys. Calls the server of `doorstep-auth/passkey-server`. */
export { ConfigError, type ConfigProblem } from '../widget/config/config-error.ts';
export type { AppSignIn, AppSignInContext, AppText, Passkey, SignInOption } from '../widget/config/ui-config.ts';
export {
  PasskeyError,
  type PasskeyAction,
  type PasskeyMessage,
  type PasskeyProblem,
} from '../widget/passkeys/passkey-requests.ts';
export {
  passkeysFrom,
  type AddPasskeyOptions,
  type AppPasskeys,
  type PasskeysFromOptions,
  type PasskeyUser,
} from '../widget/passkeys/passkeys-from.ts';
