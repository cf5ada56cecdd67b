import type { Settings } from './settings.ts';
import type { SignInOption } from './ui-config.ts';

/** Returns the sign-in option that mails codes in place of asking for a password, or undefined. */
export function findEmailCode({ options }: Pick<Settings, 'options'>): SignInOption | undefined {
  return options.find(({ signInMethod }) => signInMethod === 'emailCode');
}

/**
 * Returns true unless visitors sign in by email link or email code. Does not check whether the app has the sign-in
 * option `password`.
 */
export function usesPassword(settings: Pick<Settings, 'options' | 'emailLink'>): boolean {
  return !settings.emailLink && !findEmailCode(settings);
}
