import type { AuthResult } from '../../../adapters/auth-backend.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import type { Tools } from '../../screen/screen.ts';
import { unfinishedSignUp } from '../../storage/unfinished-sign-up.ts';

type SignUpTools = Pick<Tools, 'settings' | 'page'>;

/**
 * Returns true if the visitor may have to fill in the app's fields (`signUpFields`). The screen `signUpDetails`
 * decides.
 */
export function mayLackSignUpValues(tools: SignUpTools, { result, skipsFields }: ScreenInputs['done']): boolean {
  const { signUpFields = [], needsSignUpFields } = tools.settings.config;
  if (signUpFields.length === 0 || skipsFields || result.signUpValues || result.user.isAnonymous) return false;
  return needsSignUpFields !== undefined || isNewAccount(tools, result);
}

/**
 * Returns true if this sign-in has created an account or upgraded a guest. Also returns true if an earlier sign-in in
 * this tab did so, but was not finished.
 */
export function isNewAccount({ page: { storage } }: SignUpTools, result: AuthResult): boolean {
  const { user, operationType, additionalUserInfo } = result;
  if (operationType === 'link' || additionalUserInfo?.isNewUser) return true;
  return storage !== null && unfinishedSignUp.isStored(storage, user.uid);
}
