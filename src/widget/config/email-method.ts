import type { Settings } from './settings.ts';
import type { SignInOption } from './ui-config.ts';

/** Returns the sign-in option that mails codes (`signInMethod: 'emailCode'`), or undefined. */
export function findEmailCode({ options }: Pick<Settings, 'options'>): SignInOption | undefined {
  return options.find(({ checkEmailCode }) => checkEmailCode);
}

/**
 * Returns true if the app has the sign-in option `password`, and visitors sign in by password, not by email link or
 * email code.
 */
export function usesPassword(settings: Pick<Settings, 'options' | 'emailLink'>): boolean {
  const { options, emailLink } = settings;
  return options.some(({ provider }) => provider === 'password') && !emailLink && !findEmailCode(settings);
}
