/** `doorstep-auth/breached-password`: a check for `checkPassword` that refuses passwords from data breaches. */
export { breachedPassword, type BreachedPasswordOptions } from '../widget/breached-password.ts';
export { ConfigError, type ConfigProblem } from '../widget/config/config-error.ts';
export type { CheckPassword, NewPasswordContext, PasswordRefusal } from '../widget/config/ui-config.ts';
