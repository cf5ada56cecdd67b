import { usesPassword } from './email-method.ts';
import type { Settings } from './settings.ts';

/**
 * Returns true if sign-up is open and `signInMethod` is `password`. Does not check whether the app has the sign-in
 * option `password`.
 */
export function offersSignUp(settings: Settings): boolean {
  return !settings.closedSignUp && usesPassword(settings);
}
