/** `doorstep-auth/plain`: the renderer without a framework. */
export { renderer as plainRenderer } from '../renderers/plain/index.ts';
export { signIn } from '../widget/go-to-sign-in.ts';
export { isForWidget } from '../widget/is-for-widget.ts';
export { disableAutoSelect } from '../widget/one-tap/auto-select.ts';
export { forgetLinksOnSignOut } from '../widget/storage/forget-links-lazily.ts';
export { ConfigError, type ConfigProblem } from '../widget/config/config-error.ts';
export type { AuthBackend, AuthResult } from '../adapters/auth-backend.ts';
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
  AppSignIn,
  AppSignInContext,
  FindTenant,
  FindTenantContext,
  TenantConfig,
  TenantQuery,
  UiConfig,
} from '../widget/config/ui-config.ts';
export type { RenderOptions, SwitchableRenderer, SwitchableUnmount, WidgetRenderer } from '../renderers/renderer.ts';
export type { ChooseMessages, Language, LanguageOptions, LanguageSource } from '../widget/messages/language.ts';
export type { AccountMessages, Messages } from '../widget/messages/messages.ts';
