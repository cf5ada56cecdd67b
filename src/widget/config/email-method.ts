import type { Settings } from './settings.ts';

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
