import type { AuthResult, AuthUser } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';
import type { Tools } from '../../screen/screen.ts';
import { unfinishedSignUp } from '../../storage/unfinished-sign-up.ts';

/**
 * If the app has `signUpFields` (more fields for new visitors), stores the ID of the account that `signingIn` creates.
 * If the visitor leaves without filling in the fields, the stored ID makes the widget ask for them at her next sign-in.
 * By then, the service no longer reports her account as new.
 *
 * @returns `signingIn`
 */
export function rememberNewAccount<T extends AuthResult | null>(
  { settings, page: { storage } }: Pick<Tools, 'settings' | 'page'>,
  signingIn: Promise<T>,
): Promise<T> {
  const keep = (uid: string | undefined) => void (uid && storage && unfinishedSignUp.keep(storage, uid));
  if (settings.config.signUpFields?.length) {
    signingIn.then(
      (result) => keep(result && isNew(result) ? result.user.uid : undefined),
      // Even if the visitor has cancelled the sign-in, the service may have created an account. The error then contains
      // the account's ID.
      (error: unknown) => keep(error instanceof AuthError ? error.createdUid : undefined),
    );
  }
  return signingIn;
}

/**
 * Returns true if the account is new: this sign-in has created the account or has upgraded a guest. Also returns true
 * if an earlier sign-in in this tab did so, but was not finished.
 */
export function isNewAccount({ page: { storage } }: Pick<Tools, 'page'>, result: AuthResult): boolean {
  return isNew(result) || (storage !== null && unfinishedSignUp.isStored(storage, result.user.uid));
}

/**
 * Deletes the ID that {@link rememberNewAccount} has stored. Called when the sign-in is complete, because at the next
 * sign-in the account is no longer new.
 */
export function forgetNewAccount({ page: { storage } }: Pick<Tools, 'page'>, { uid }: AuthUser): void {
  if (storage) unfinishedSignUp.remove(storage, uid);
}

/** Returns true if this sign-in has created an account or upgraded a guest. */
const isNew = ({ operationType, additionalUserInfo }: AuthResult): boolean =>
  operationType === 'link' || additionalUserInfo?.isNewUser === true;
