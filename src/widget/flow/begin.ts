import type { Settings } from '../config/settings.ts';
import type { Next } from './screen.ts';
import { to } from './screen.ts';

type Hint = { readonly email?: string | undefined; readonly notice?: string | undefined };

/** Where a visitor begins (reference §3.2 "START"), with the email that was already typed and what to tell them. */
export function begin(
  { passwordOnly, phoneOnly }: Pick<Settings, 'passwordOnly' | 'phoneOnly'>,
  hint: Hint = {},
): Next<'signIn' | 'providerSignIn' | 'phoneSignInStart'> {
  if (passwordOnly) return to('signIn', hint);
  return phoneOnly && hint.notice === undefined ? to('phoneSignInStart', {}) : to('providerSignIn', hint);
}
