import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import type { Tools } from '../../screen/screen.ts';
import { isNewAccount } from './new-account.ts';

type SignUpTools = Pick<Tools, 'auth' | 'settings' | 'page'>;

/**
 * Returns true if the visitor may have to fill in the app's `signUpFields`. The screen `signUpDetails` then decides
 * whether the visitor must fill them in.
 */
export function mayLackSignUpValues(tools: SignUpTools, { result, skipsFields }: ScreenInputs['done']): boolean {
  const { signUpFields = [], needsSignUpFields } = tools.settings.config;
  if (signUpFields.length === 0 || skipsFields || result.signUpValues || result.user.isAnonymous) return false;
  return needsSignUpFields !== undefined || isNewAccount(tools, result);
}
