import { AuthError } from '../auth-error.ts';
import { isSessionEndedError } from './session-ended.ts';

/** A user whose sign-in has succeeded. */
interface SignedInUser {
  readonly uid: string;
  readonly isNewUser: boolean;
}

/**
 * Rejects the sign-in of a new visitor while sign-up is closed (see `ProjectOperations.setSignUpClosed`). By then the
 * service has already created an account, so this class deletes the account.
 */
export class ClosedSignUp {
  isClosed = false;
  /**
   * The uids of new users whose accounts could not be deleted. When these users sign in again, the service no longer
   * reports them as new, so the uids are kept here.
   */
  readonly #undeletedUids = new Set<string>();

  /** Throws an `AuthError` with `auth/sign-up-closed` if sign-up is closed. */
  throwIfClosed(): void {
    if (this.isClosed) throw createSignUpClosedError();
  }

  /**
   * Starts a sign-in. Call the returned function with the user who has signed in. If sign-up was closed at the start,
   * this function deletes the account of a new user and rejects with `auth/sign-up-closed`. If the deletion fails, it
   * rejects with the error of the deletion.
   */
  startSignIn(): (user: SignedInUser, deleteAccount: () => Promise<void>) => Promise<void> {
    const { isClosed } = this;
    return async ({ uid, isNewUser }, deleteAccount) => {
      if (!isClosed || !(isNewUser || this.#undeletedUids.has(uid))) return;
      this.#undeletedUids.add(uid);
      try {
        await deleteAccount();
      } catch (error) {
        // If the session has ended, the account is already deleted or disabled, so ignore the error.
        if (!isSessionEndedError(error)) throw error;
      }
      this.#undeletedUids.delete(uid);
      throw createSignUpClosedError();
    };
  }
}

function createSignUpClosedError(): AuthError {
  return new AuthError('auth/sign-up-closed', 'The visitor has no account, and sign-up is closed.');
}
