import type { Settings } from '../../config/settings.ts';
import type { Next, ScreenInputs } from '../screen.ts';
import { to } from '../screen.ts';

type OnlyWays = Pick<Settings, 'passwordOnly' | 'phoneOnly'>;
type Hint = Pick<ScreenInputs['signIn'], 'email' | 'notice' | 'isGiven'>;

type ByEmailOrList = Next<'signIn' | 'providerSignIn'>;

/** Where a visitor begins (reference §3.2 "START"), with the email that was already typed and what to tell them. */
export function begin(settings: OnlyWays, hint: Hint & { readonly notice: string }): ByEmailOrList;
export function begin(settings: OnlyWays, hint?: Hint): ByEmailOrList | Next<'phoneSignInStart'>;
export function begin(settings: OnlyWays, hint: Hint = {}): ByEmailOrList | Next<'phoneSignInStart'> {
  const isPhone = settings.phoneOnly && hint.notice === undefined;
  return isPhone ? to('phoneSignInStart', {}) : beginByEmail(settings, hint);
}

/** The same for somebody who was asked for an email: phone is not the only way in. */
export function beginByEmail({ passwordOnly }: Pick<OnlyWays, 'passwordOnly'>, hint: Hint = {}): ByEmailOrList {
  return passwordOnly ? to('signIn', hint) : to('providerSignIn', hint);
}
