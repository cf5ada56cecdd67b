import type { Settings } from '../config/settings.ts';
import type { Next } from './screen.ts';
import { to } from './screen.ts';

/** Where a visitor begins (reference §3.2 "START"), with the email that was already typed and what to tell them. */
export function begin(
  { passwordOnly }: Settings,
  hint: { email?: string; notice?: string } = {},
): Next<'signIn' | 'providerSignIn'> {
  return passwordOnly ? to('signIn', hint) : to('providerSignIn', hint);
}
