import type { Settings } from './settings.ts';
import type { SignInOption } from './ui-config.ts';

/** Returns the sign-in option that mails codes (`signInMethod: 'emailCode'`), or undefined. */
export function findEmailCode({ options }: Pick<Settings, 'options'>): SignInOption | undefined {
  return options.find(({ checkEmailCode }) => checkEmailCode);
}

/** Returns true if visitors sign in with an email and a password, and not by email link or email code. */
export function usesPassword(settings: Pick<Settings, 'options' | 'emailLink'>): boolean {
  return !settings.emailLink && !findEmailCode(settings);
}
