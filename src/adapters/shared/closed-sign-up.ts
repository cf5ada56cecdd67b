import { AuthError } from '../auth-error.ts';
import { isSessionEndedError } from './session-ended.ts';

/** A user whose sign-in has succeeded. */
interface SignedInUser {
  readonly uid: string;
  readonly isNewUser: boolean;
}

/**
 * Refuses visitors without an account while sign-up is closed (see `ProjectOperations.setSignUpClosed`). A service
 * creates the account of an unknown visitor as part of the sign-in, so that account is deleted again.
 */
export class ClosedSignUp {
  isClosed = false;
  /** The uids of new users whose accounts could not be deleted, and who are no longer new when they return. */
  readonly #undeletedUids = new Set<string>();

  /** @throws an `AuthError` with `auth/sign-up-closed` if sign-up is closed */
  throwIfClosed(): void {
    if (this.isClosed) throw createSignUpClosedError();
  }

  /**
   * Starts a sign-in. Returns a function that refuses a new user, if sign-up was closed when the sign-in started.
   *
   * The function deletes the user's account and then rejects with `auth/sign-up-closed`. If the account cannot be
   * deleted, it rejects with the error of the deletion.
   */
  startSignIn(): (user: SignedInUser, deleteAccount: () => Promise<void>) => Promise<void> {
    const { isClosed } = this;
    return async ({ uid, isNewUser }, deleteAccount) => {
      if (!isClosed || !(isNewUser || this.#undeletedUids.has(uid))) return;
      this.#undeletedUids.add(uid);
      try {
        await deleteAccount();
      } catch (error) {
        // A session that has ended means that the account no longer exists or cannot be used.
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
