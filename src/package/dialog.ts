/** `doorstep-auth/dialog`: the component `<SignInDialog>`, the widget in a modal dialog over the page. */
export { SignInDialog } from '../dialog/SignInDialog.tsx';
export type { SignInDialogProps } from '../dialog/dialog-options.ts';
export type { Appearance } from '../renderers/react/index.ts';
export { ConfigError, type ConfigProblem } from '../widget/config/config-error.ts';
export type { AuthBackend, AuthResult, AuthUser, TypedBackend } from '../adapters/auth-backend.ts';
export type { UiConfig } from '../widget/config/ui-config.ts';
export type { ChooseMessages, Language, LanguageOptions, LanguageSource } from '../widget/messages/language.ts';
export type { AccountMessages, Messages } from '../widget/messages/messages.ts';
