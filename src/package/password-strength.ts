/** `doorstep-auth/password-strength`: shows how strong a new password is, and refuses a weak one, with zxcvbn-ts. */
export {
  passwordStrength,
  type PasswordStrengthConfig,
  type PasswordStrengthOptions,
  type ZxcvbnCore,
  type ZxcvbnLanguage,
  type ZxcvbnResult,
} from '../widget/password-strength.ts';
export { ConfigError, type ConfigProblem } from '../widget/config/config-error.ts';
export type {
  AppText,
  CheckPassword,
  EstimatedPassword,
  EstimatePassword,
  NewPasswordContext,
  PasswordAdvice,
  PasswordMessage,
  PasswordRefusal,
  PasswordScore,
  PasswordStrength,
} from '../widget/config/ui-config.ts';
