/** `doorstep-auth/user`: the signed-in user in React components, and a button for the user. */
export { SignedIn, SignedOut, type SignedInProps, type SignedOutProps } from '../user/SignedIn.tsx';
export { useUser } from '../user/use-user.ts';
export { UserButton } from '../user/UserButton.tsx';
export type { UserButtonItem } from '../user/button-items.ts';
export type { UserButtonProps } from '../user/button-options.ts';
export type { SignedInUser, UserAuth } from '../user/user-auth.ts';
export { ConfigError, type ConfigProblem } from '../widget/config/config-error.ts';
export type { ChooseMessages, Language, LanguageOptions, LanguageSource } from '../widget/messages/language.ts';
export type { AccountMessages, Messages } from '../widget/messages/messages.ts';
