import type { SignInMethods } from '../../adapters/auth-backend.ts';
import type { Settings } from '../config/settings.ts';
import type { Next } from './screen.ts';
import { to } from './screen.ts';

/**
 * Which screen serves an address, by what the look-up said of it (spec §4, reference §3.4 "ROUTE"). A service that does
 * not say leads to a password screen that serves both the known and the unknown (reference Q3).
 */
export function route(
  { closedSignUp }: Settings,
  email: string,
  lookUp: SignInMethods,
): Next<'passwordSignIn' | 'passwordSignUp' | 'unauthorizedUser' | 'unsupportedProvider'> {
  if (lookUp.kind === 'withheld') return to('passwordSignIn', { email, withheld: true });
  const { methods } = lookUp;
  if (methods.includes('password')) return to('passwordSignIn', { email });
  if (methods.length > 0) return to('unsupportedProvider', { email });
  if (closedSignUp) return to('unauthorizedUser', { identifier: email, restriction: closedSignUp });
  return to('passwordSignUp', { email });
}
