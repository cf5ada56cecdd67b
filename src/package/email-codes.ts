/** `doorstep-auth/email-codes`: calls the server of `doorstep-auth/email-code-server` from the page. */
export { emailCodesFrom, type EmailCodeFunctions } from '../widget/email-codes-from.ts';
export { ConfigError, type ConfigProblem } from '../widget/config/config-error.ts';
export type {
  AppText,
  CheckEmailCode,
  EmailCodeAccepted,
  EmailCodeContext,
  EmailCodeNotSent,
  EmailCodeRefused,
  EnteredEmailCode,
  SendEmailCode,
} from '../widget/config/ui-config.ts';
