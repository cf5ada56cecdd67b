import type { AuthResult, AuthUser } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';
import type { Tools } from '../../screen/screen.ts';
import { unfinishedSignUp } from '../../storage/unfinished-sign-up.ts';

/**
 * Stores the ID of the account that `signingIn` creates, if the app asks new visitors for more fields (`signUpFields`).
 * A visitor may leave before she has filled in the fields. At her next sign-in, the service no longer reports her
 * account as new. The widget finds the stored ID, and asks for the fields again.
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
 * Returns true if this sign-in has created the account or upgraded a guest. Also returns true if an earlier, unfinished
 * sign-in in this tab has created the account or upgraded a guest.
 */
export function isNewAccount({ page: { storage } }: Pick<Tools, 'page'>, result: AuthResult): boolean {
  return isNew(result) || (storage !== null && unfinishedSignUp.isStored(storage, result.user.uid));
}

/** Deletes the stored ID of a new account. Called when the sign-in is complete. */
export function forgetNewAccount({ page: { storage } }: Pick<Tools, 'page'>, { uid }: AuthUser): void {
  if (storage) unfinishedSignUp.remove(storage, uid);
}

/** Returns true if this sign-in has created the account, or has upgraded a guest to it. */
const isNew = ({ operationType, additionalUserInfo }: AuthResult): boolean =>
  operationType === 'link' || additionalUserInfo?.isNewUser === true;
