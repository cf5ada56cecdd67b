import type { Settings } from './settings.ts';
import type { SignInOption } from './ui-config.ts';

/** Returns true if visitors sign in by email code, and the app asks for no password. */
export function usesEmailCode({ options }: Pick<Settings, 'options'>): boolean {
  return options.some(({ signInMethod }) => signInMethod === 'emailCode');
}

/**
 * Returns true unless visitors sign in by email link or email code. Does not check whether the app has the sign-in
 * option `password`.
 */
export function usesPassword({ options }: Pick<Settings, 'options'>): boolean {
  return options.every(({ signInMethod = 'password' }) => signInMethod === 'password');
}

/** Returns the mail that the app offers in place of the password (`alsoOffer`); undefined if it offers none. */
export function findMailInstead({ options }: Pick<Settings, 'options'>): SignInOption['alsoOffer'] {
  return options.find(({ alsoOffer }) => alsoOffer)?.alsoOffer;
}
