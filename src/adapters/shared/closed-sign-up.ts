import { AuthError } from '../auth-error.ts';
import { isSessionEndedError } from './session-ended.ts';

interface SignedInUser {
  readonly uid: string;
  readonly isNewUser: boolean;
}

/**
 * Rejects sign-ins of visitors without an account while sign-up is closed. Deletes the accounts that the service has
 * created for them (see `ProjectOperations.setSignUpClosed`).
 */
export class ClosedSignUp {
  isClosed = false;
  /**
   * Uids of new users whose accounts could not be deleted. At the next sign-in of such a user, `isNewUser` is false, so
   * only this set shows that the account must be deleted.
   */
  readonly #undeletedUids = new Set<string>();

  /** Throws an `AuthError` with `auth/sign-up-closed` if sign-up is closed. */
  throwIfClosed(): void {
    if (this.isClosed) throw createSignUpClosedError();
  }

  /**
   * Remembers whether sign-up is closed at the start of a sign-in. Returns a function to call at the end of the
   * sign-in. If sign-up was closed at the start, this function deletes the account of a new user, and rejects with
   * `auth/sign-up-closed` or with the error of a failed deletion.
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
