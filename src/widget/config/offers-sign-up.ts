import { usesPassword } from './email-method.ts';
import type { Settings } from './settings.ts';

/** Returns true if a visitor without an account can create one by choosing a password. */
export function offersSignUp(settings: Settings): boolean {
  return !settings.closedSignUp && usesPassword(settings);
}
