/** `doorstep-auth/react`: the component `<SignIn>`, and `reactRenderer`, which creates a React root of its own. */
export {
  reactRenderer,
  SignIn,
  type Appearance,
  type SignInComponent,
  type SignInProps,
} from '../renderers/react/index.ts';
export { signIn } from '../widget/go-to-sign-in.ts';
export { isForWidget } from '../widget/is-for-widget.ts';
export { disableAutoSelect } from '../widget/one-tap/auto-select.ts';
export { forgetLinksOnSignOut } from '../widget/storage/forget-links-lazily.ts';
export { ConfigError, type ConfigProblem } from '../widget/config/config-error.ts';
export type { AuthBackend, AuthResult, AuthUser, TypedBackend } from '../adapters/auth-backend.ts';
export type {
  CheckEmailCode,
  EmailCodeAccepted,
  EmailCodeContext,
  EmailCodeNotSent,
  EmailCodeRefused,
  EnteredEmailCode,
  SendEmailCode,
} from '../widget/config/ui-config.ts';
export type {
  AccountBackupCodes,
  AccountDevices,
  AccountPasskeys,
  AppSignIn,
  AppSignInContext,
  BackupCodeContext,
  BackupCodesLeft,
  Device,
  FindTenant,
  FindTenantContext,
  Passkey,
  SignOutEverywhere,
  TenantConfig,
  TenantQuery,
  UiConfig,
} from '../widget/config/ui-config.ts';
export type { RenderOptions, SwitchableRenderer, SwitchableUnmount, WidgetRenderer } from '../renderers/renderer.ts';
export type { ChooseMessages, Language, LanguageOptions, LanguageSource } from '../widget/messages/language.ts';
export type { AccountMessages, Messages } from '../widget/messages/messages.ts';
