import { AuthError } from '../auth-error.ts';
import { isSessionEndedError } from './session-ended.ts';

interface SignedInUser {
  readonly uid: string;
  readonly isNewUser: boolean;
}

/**
 * Prevents visitors without an account from signing in while sign-up is closed. Rejects the sign-in of a new visitor,
 * and deletes the account that the service has created (see `ProjectOperations.setSignUpClosed`).
 */
export class ClosedSignUp {
  isClosed = false;
  /**
   * The uids of new users whose accounts could not be deleted. When such a user signs in again, the service no longer
   * reports the user as new. The account must be deleted nevertheless.
   */
  readonly #undeletedUids = new Set<string>();

  /** Throws an `AuthError` with `auth/sign-up-closed` if sign-up is closed. */
  throwIfClosed(): void {
    if (this.isClosed) throw createSignUpClosedError();
  }

  /**
   * Called when a sign-in starts. Returns a function that must be called when the user has signed in.
   * If sign-up was closed at the start, the returned function deletes the account of a new user. Then the function
   * rejects with `auth/sign-up-closed`, or with the error of the deletion.
   */
  startSignIn(): (user: SignedInUser, deleteAccount: () => Promise<void>) => Promise<void> {
    const { isClosed } = this;
    return async ({ uid, isNewUser }, deleteAccount) => {
      if (!isClosed || !(isNewUser || this.#undeletedUids.has(uid))) return;
      this.#undeletedUids.add(uid);
      try {
        await deleteAccount();
      } catch (error) {
        // Ignore the error if the session has ended, because the account is then already deleted or disabled.
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
