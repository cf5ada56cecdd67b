/** `doorstep-auth/headless`: the sign-in flow without a look, for apps that draw the screens themselves. */
export { startWidget, type StartOptions } from '../renderers/headless/start-widget.ts';
export { findCode } from '../renderers/common/paste-code.ts';
export { findIconShapes, type Shape } from '../renderers/common/icon-shapes.ts';
export { inputAttributes } from '../renderers/common/input-attributes.ts';
export { signIn } from '../widget/go-to-sign-in.ts';
export { isForWidget } from '../widget/is-for-widget.ts';
export { disableAutoSelect } from '../widget/one-tap/auto-select.ts';
export { forgetLinksOnSignOut } from '../widget/storage/forget-links-lazily.ts';
export { ConfigError, type ConfigProblem } from '../widget/config/config-error.ts';
export type { Widget } from '../widget/start-widget.ts';
export type { View, ViewHandlers, ViewRenderer } from '../widget/view.ts';
export type {
  Action,
  ActionRole,
  AppTextField,
  CheckboxField,
  Choice,
  CountryField,
  CountryOption,
  Description,
  Field,
  FieldKind,
  Inline,
  Paragraph,
  QrCode,
  Requirement,
  Requirements,
  RichText,
  TextField,
  TextFieldKind,
  VerificationField,
} from '../widget/description.ts';
export type { AuthBackend, AuthResult } from '../adapters/auth-backend.ts';
export type { ScreenAppearance } from '../widget/config/screen-appearance.ts';
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
export type { RenderOptions, Unmount, WidgetRenderer } from '../renderers/renderer.ts';
export type {
  ChooseMessages,
  ExpandedLanguage,
  Language,
  LanguageOptions,
  LanguageSource,
} from '../widget/messages/language.ts';
export type { AccountMessages, Messages } from '../widget/messages/messages.ts';
