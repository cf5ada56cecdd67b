import { usesPassword } from './email-method.ts';
import type { Settings } from './settings.ts';

/** Returns true if sign-up is open, and visitors sign in by password. */
export function offersSignUp(settings: Settings): boolean {
  return !settings.closedSignUp && usesPassword(settings);
}
