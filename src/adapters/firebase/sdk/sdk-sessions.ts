import {
  getAdditionalUserInfo,
  getMultiFactorResolver,
  type Auth,
  type MultiFactorError,
  type MultiFactorResolver,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { AuthResult, AuthUser, DiscardOptions, SignInMode } from '../../auth-backend.ts';
import { AuthError } from '../../auth-error.ts';
import { throwIfOtherUser } from '../../shared/throw-if-other-user.ts';
import { ClosedSignUp } from '../../shared/closed-sign-up.ts';
import { createDiscardedError } from '../../shared/discarded-error.ts';
import type { SessionObservers } from '../../shared/session-observers.ts';
import { AppSession } from './app-session.ts';
import { AuthInstances, type AuthInstancesOptions } from './auth-instances.ts';
import { getErrorCredential } from './credentials.ts';
import { completeInterruptedCommit, keepDuringCommit } from './interrupted-commit.ts';
import { createSnapshots, type Snapshots } from './snapshots.ts';
import { toAuthError, toSignInError, withAuthErrors, type AttemptedCredential } from './to-auth-error.ts';

export interface SessionsOptions extends AuthInstancesOptions {
  readonly observers: SessionObservers;
  /**
   * Whether the visitor has just returned from a provider page that the widget opened to upgrade a guest. Defaults to
   * false.
   */
  readonly returnsFromLink?: boolean;
}

/** An attempt to sign in with a credential, or to link the credential to a guest. */
export interface SignInAttempt {
  signIn(auth: Auth): Promise<UserCredential>;
  link(guest: User): Promise<UserCredential>;
  /**
   * The credential to sign in with, and its email. If an existing account already has the credential or the email, the
   * sign-in fails, and the error contains both.
   */
  readonly credential?: AttemptedCredential;
}

/**
 * The app's session, and the hidden (staged) session of an unfinished sign-in. `commit` moves the user to the app's
 * session.
 */
export class SdkSessions {
  readonly auths: AuthInstances;
  readonly snapshots: Snapshots;
  readonly app: AppSession;
  readonly returnsFromLink: boolean;
  readonly closedSignUp = new ClosedSignUp();
  /** The SDK's resolver for the sign-in that waits for a second factor. Null if no sign-in waits. */
  resolver: MultiFactorResolver | null = null;
  /**
   * The user who has last signed in to the hidden `Auth` (`staged`). If a cancelled sign-in succeeds late, the SDK
   * replaces the user in `staged`. {@link stageUser} then restores the user from this field.
   */
  #stagedUser: User | null = null;
  #endedAttempts = 0;
  #abandoning = new AbortController();

  constructor({ observers, returnsFromLink = false, ...options }: SessionsOptions) {
    this.returnsFromLink = returnsFromLink;
    this.auths = new AuthInstances(options);
    this.snapshots = createSnapshots(this.auths);
    this.app = new AppSession(this.auths.session, this.snapshots, observers);
    void completeInterruptedCommit(this.auths.session, this.app, (name) => this.auths.createKept(name));
  }

  async loadGuestToUpgrade({ upgradeGuest = false }: SignInMode): Promise<User | null> {
    return upgradeGuest && !this.closedSignUp.isClosed ? await this.app.loadGuest() : null;
  }

  async signIn(mode: SignInMode, attempt: SignInAttempt): Promise<AuthResult> {
    return await this.runAttempt(async () => {
      const guest = await this.loadGuestToUpgrade(mode);
      this.auths.followAppTenant();
      return await (guest ? this.#upgrade(guest, attempt) : this.stageUser(attempt.signIn(this.auths.staged)));
    }, attempt.credential);
  }

  /**
   * Runs an attempt to sign in. Rejects with an `AuthError` if the attempt fails. Rejects with `auth/user-cancelled` if
   * `abandonSignIn` is called before the attempt has ended.
   *
   * @param attempt called with a function `isCurrent`, which returns false after a call of `abandonSignIn`
   */
  async runAttempt<T>(attempt: (isCurrent: () => boolean) => Promise<T>, credential?: AttemptedCredential): Promise<T> {
    const isCurrent = this.#startAttempt();
    let cause: unknown;
    try {
      const result = await attempt(isCurrent);
      if (isCurrent()) return result;
    } catch (error) {
      if (isCurrent()) throw this.toSignInError(error, credential);
      cause = error;
    }
    throw createDiscardedError(cause);
  }

  /**
   * Waits for a sign-in, and keeps the user in the staged session (hidden from the app). Rejects with
   * `auth/user-cancelled` if `abandonSignIn` is called meanwhile.
   */
  async stageUser(signingIn: Promise<UserCredential>): Promise<AuthResult> {
    const isCurrent = this.#startAttempt();
    const refuseNewUser = this.closedSignUp.startSignIn();
    const result = await signingIn;
    const { staged } = this.auths;
    const { uid } = result.user;
    const isNewUser = getAdditionalUserInfo(result)?.isNewUser ?? false;
    await refuseNewUser({ uid, isNewUser }, () => this.#deleteUser(result.user));
    if (!isCurrent()) {
      await staged.updateCurrentUser(this.#stagedUser);
      throw createDiscardedError(undefined, getCreatedUid(result));
    }
    this.#stagedUser = staged.currentUser;
    this.resolver = null;
    this.app.endAwaitingCommit();
    return this.snapshots.toAuthResult(result);
  }

  /**
   * Deletes a new account. The hidden `Auth` (`staged`) then gets back {@link #stagedUser}, the user it had before the
   * account was created.
   */
  async #deleteUser(user: User): Promise<void> {
    try {
      await withAuthErrors(user.delete());
    } finally {
      await this.auths.staged.updateCurrentUser(this.#stagedUser);
    }
  }

  /**
   * Completes a guest sign-in with the guest that the app already has, so that no second guest is created. `commit()`
   * then reports this guest to the app.
   */
  adoptGuest(guest: User): AuthResult {
    this.app.awaitCommit(guest);
    const additionalUserInfo = { isNewUser: false, providerId: null, profile: {} };
    return { user: this.snapshots.toAuthUser(guest), credential: null, operationType: 'signIn', additionalUserInfo };
  }

  async #upgrade(guest: User, attempt: SignInAttempt): Promise<AuthResult> {
    const isCurrent = this.#startAttempt();
    const result = await this.app.upgrade(guest, (user) => attempt.link(user), isCurrent);
    if (!isCurrent()) throw createDiscardedError(undefined, getCreatedUid(result));
    if (this.app.isAwaitingCommit) await this.#clearStage();
    return this.snapshots.toAuthResult(result);
  }

  async completeLinkRedirect(result: UserCredential): Promise<AuthResult> {
    await this.app.completeLinkRedirect(result.user);
    return this.snapshots.toAuthResult(result);
  }

  /**
   * Returns {@link signedInUser}, the user of the sign-in in progress.
   *
   * @param operation name of the operation, for the error's message
   * @throws an `AuthError` with `auth/internal-error` if this user is null
   */
  getSignedInUser(operation: string): User {
    if (this.signedInUser) return this.signedInUser;
    throw new AuthError('auth/internal-error', `${operation} needs a staged user, but none is staged.`);
  }

  /**
   * The user of the current sign-in; null if there is none. If the sign-in uses or upgrades the app's guest, returns
   * the app's user. Otherwise, returns the user of the hidden `Auth` (`staged`).
   */
  get signedInUser(): User | null {
    return this.app.isAwaitingCommit ? this.app.user : this.auths.staged.currentUser;
  }

  /**
   * The user of the hidden `Auth` (`staged`) or, if that `Auth` has no user, the app's user. Null if neither exists.
   */
  get stagedOrAppUser(): User | null {
    return this.auths.staged.currentUser ?? this.app.user;
  }

  /** Loads the signed-in user from the service again. If the email is now verified, also renews the ID token. */
  async reloadSignedInUser(): Promise<AuthUser> {
    const user = this.signedInUser;
    if (!user) throw new AuthError('auth/user-token-expired', 'No user is staged who could be reloaded.');
    await user.reload();
    // Request a new token if the current ID token was issued before the email was verified.
    if (user.emailVerified) await user.getIdToken((await user.getIdTokenResult()).claims['email_verified'] !== true);
    return this.snapshots.toAuthUser(user);
  }

  async link(link: (user: User) => Promise<UserCredential>, credential: AttemptedCredential): Promise<AuthResult> {
    try {
      return this.snapshots.toAuthResult(await link(this.getSignedInUser('linkCredential')));
    } catch (error) {
      throw this.toSignInError(error, credential);
    }
  }

  /**
   * Turns the SDK's error into an `AuthError`. If a second factor is required, also sets {@link resolver}, which
   * completes the sign-in later.
   */
  toSignInError(error: unknown, attempted: AttemptedCredential = {}): AuthError {
    const authError = toSignInError(error, {
      ...attempted,
      credential: getErrorCredential(error) ?? attempted.credential,
    });
    if (authError.code !== 'auth/multi-factor-auth-required') return authError;
    try {
      if (!isMultiFactorError(error)) throw new AuthError('auth/internal-error', 'The answer has no second factor.');
      const resolver = getMultiFactorResolver(this.auths.staged, error);
      if (resolver.hints.length === 0) throw new AuthError('auth/internal-error', 'The account has no second factor.');
      this.resolver = resolver;
      return authError;
    } catch (unreadable) {
      return toAuthError(unreadable); // The service's answer contains no valid list of second factors.
    }
  }

  /**
   * Makes the signed-in user the app's user. Returns the SDK's own `User`, so that the app can update the user's data.
   */
  async commit(openerStorage?: Storage, uid?: string): Promise<AuthUser> {
    const user = this.getSignedInUser('commit');
    throwIfOtherUser(user, uid);
    if (!this.app.isAwaitingCommit) await keepDuringCommit(this.auths.session, user, () => this.app.replaceUser(user));
    this.app.endAwaitingCommit();
    if (openerStorage) this.app.copyTo(openerStorage);
    await this.#clearStage();
    return this.app.user ?? user;
  }

  async discard({ deleteAccount, signOutGuest = false }: DiscardOptions = {}): Promise<void> {
    const user = this.#stagedUser;
    this.abandonSignIn();
    this.resolver = null;
    const isUpgraded = this.app.isAwaitingCommit && this.app.currentGuest === null;
    const ended = isUpgraded && signOutGuest ? this.app.signOut() : this.app.endAwaitingCommit();
    await Promise.all([ended, this.#clearStage()]);
    if (user === null || user.uid !== deleteAccount) return;
    if (!(await hasSignedInAgain(user))) await this.#deleteUser(user);
  }

  /**
   * Signal for the sign-ins that are running now. `abandonSignIn` aborts the signal, and creates a new one for later
   * sign-ins.
   */
  get abandoned(): AbortSignal {
    return this.#abandoning.signal;
  }

  abandonSignIn(): void {
    this.#endedAttempts += 1;
    this.#abandoning.abort();
    this.#abandoning = new AbortController();
  }

  async #clearStage(): Promise<void> {
    this.#stagedUser = null;
    await withAuthErrors(this.auths.staged.signOut());
  }

  async dispose(): Promise<void> {
    this.app.stopPublishing();
    await this.auths.dispose();
  }

  /** Starts an attempt to sign in. The returned function returns true until `discard` or `abandonSignIn` is called. */
  #startAttempt(): () => boolean {
    const endedAttempts = this.#endedAttempts;
    return () => endedAttempts === this.#endedAttempts;
  }
}

/** Returns the user's `uid` if the sign-in has created an account or upgraded a guest. */
export function getCreatedUid(result: UserCredential): string | undefined {
  const isCreated = result.operationType === 'link' || getAdditionalUserInfo(result)?.isNewUser;
  return isCreated ? result.user.uid : undefined;
}

function isMultiFactorError(error: unknown): error is MultiFactorError {
  return (error as { customData?: { operationType?: unknown } }).customData?.operationType !== undefined;
}

/**
 * Reloads the user's data. Returns true if the user has signed in again since the data was last loaded, for example in
 * another tab.
 */
async function hasSignedInAgain(user: User): Promise<boolean> {
  // Compare `lastLoginAt`, because it has milliseconds. The times in `user.metadata` have only full seconds, so two
  // sign-ins within a second would look the same.
  const readTime = () => (user.toJSON() as { readonly lastLoginAt?: string }).lastLoginAt;
  const earlier = readTime();
  await withAuthErrors(user.reload());
  return readTime() !== earlier;
}
