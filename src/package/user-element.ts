/** `doorstep-auth/user-element`: the custom element `<doorstep-user-button>`. Importing this entry defines it. */
export { DoorstepUserButtonElement, type DoorstepUserButtonEventMap } from '../user/element/index.ts';
export type { DoorstepUserButtonAttributes, DoorstepUserButtonProperties } from '../user/element/template-types.ts';
export type { DoorstepUserItem } from '../user/element/element-values.ts';
export type { SignedInUser, UserAuth } from '../user/user-auth.ts';
export { ConfigError, type ConfigProblem } from '../widget/config/config-error.ts';
export type { ChooseMessages, Language, LanguageOptions, LanguageSource } from '../widget/messages/language.ts';
export type { AccountMessages, Messages } from '../widget/messages/messages.ts';
