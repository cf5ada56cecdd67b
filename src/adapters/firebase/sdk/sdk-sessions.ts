import {
  getMultiFactorResolver,
  type Auth,
  type MultiFactorError,
  type MultiFactorResolver,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { AuthResult, AuthUser, SignInMode } from '../../auth-backend.ts';
import { AuthError } from '../../auth-error.ts';
import type { SessionObservers } from '../../shared/session-observers.ts';
import { AppSession } from './app-session.ts';
import { getErrorCredential } from './credentials.ts';
import { AuthInstances, type AuthInstancesOptions } from './auth-instances.ts';
import { withAuthErrors, toSignInError, type AttemptedCredential } from './to-auth-error.ts';
import { createSnapshots, type Snapshots } from './snapshots.ts';

export interface SessionsOptions extends AuthInstancesOptions {
  /** Told of every change of the app's session. */
  readonly reports: SessionObservers;
  /** A guest left for a provider, to be linked to it, and this page load comes back. */
  readonly comesBackToLink?: boolean;
}

/** How somebody signs in: on the stage, or as the guest who is there already. */
export interface SignInAttempt {
  signIn(stage: Auth): Promise<UserCredential>;
  link(guest: User): Promise<UserCredential>;
  readonly attempt?: AttemptedCredential;
}

/** The two sessions of a visitor on the modular SDK: the app's, and the staged one, which becomes the app's by a commit. */
export class SdkSessions {
  readonly auths: AuthInstances;
  readonly snapshots: Snapshots;
  readonly app: AppSession;
  readonly comesBackToLink: boolean;
  /** The sign-in that waits for its second factor. */
  resolver: MultiFactorResolver | null = null;
  /** Who may be committed; the SDK puts on the stage whoever's answer comes last. */
  #staged: User | null = null;
  /** How often everything was discarded. */
  #discards = 0;

  constructor({ reports, comesBackToLink = false, ...options }: SessionsOptions) {
    this.comesBackToLink = comesBackToLink;
    this.auths = new AuthInstances(options);
    this.snapshots = createSnapshots(this.auths);
    this.app = new AppSession(this.auths.session, this.snapshots, reports);
  }

  /** Signs somebody in on the stage, or upgrades the guest. */
  async signIn({ upgradeGuest = false }: SignInMode, ways: SignInAttempt): Promise<AuthResult> {
    const isWanted = this.#begin();
    const guest = upgradeGuest ? await this.app.guest() : null;
    try {
      return guest ? await this.#upgraded(guest, ways) : await this.stage(ways.signIn(this.auths.stage));
    } catch (error) {
      if (!isWanted()) throw createDiscardedError(error);
      throw this.toSignInError(error, ways.attempt);
    }
  }

  /** Puts somebody on the stage, unless everything was discarded by the time that the answer comes. */
  async stage(signingIn: Promise<UserCredential>): Promise<AuthResult> {
    const isWanted = this.#begin();
    const given = await signingIn;
    const { stage } = this.auths;
    if (!isWanted()) {
      await stage.updateCurrentUser(this.#staged);
      throw createDiscardedError();
    }
    this.#staged = stage.currentUser;
    this.resolver = null;
    this.app.endAwaitingCommit();
    return this.snapshots.toAuthResult(given);
  }

  /** The guest who is there already is the one who signed in. */
  adoptGuest(guest: User): AuthResult {
    this.app.awaitCommit(guest);
    const additionalUserInfo = { isNewUser: false, providerId: null, profile: {} };
    return { user: this.snapshots.toAuthUser(guest), credential: null, operationType: 'signIn', additionalUserInfo };
  }

  async #upgraded(guest: User, ways: SignInAttempt): Promise<AuthResult> {
    const isWanted = this.#begin();
    const given = await this.app.upgrade(guest, (user) => ways.link(user), isWanted);
    if (!isWanted()) throw createDiscardedError();
    if (this.app.isAwaitingCommit) await this.#clearStage();
    return this.snapshots.toAuthResult(given);
  }

  /** The guest was upgraded while the page was away. */
  async completeLinkRedirect(given: UserCredential): Promise<AuthResult> {
    await this.app.completeLinkRedirect(given.user);
    return this.snapshots.toAuthResult(given);
  }

  /** Whoever signed in: the staged user, or the app's after an upgrade. */
  getSignedInUser(operation: string): User {
    const user = this.app.isAwaitingCommit ? this.app.user : this.auths.stage.currentUser;
    if (user) return user;
    throw new AuthError('auth/internal-error', `${operation} needs a staged user, and nobody is staged.`);
  }

  /** Links something to whoever signed in. */
  async link(link: (user: User) => Promise<UserCredential>, attempt: AttemptedCredential): Promise<AuthResult> {
    try {
      return this.snapshots.toAuthResult(await link(this.getSignedInUser('linkCredential')));
    } catch (error) {
      throw this.toSignInError(error, attempt);
    }
  }

  /** The port's error for a sign-in; one that waits for a second factor is kept. */
  toSignInError(error: unknown, attempt: AttemptedCredential = {}): AuthError {
    const refusal = toSignInError(error, {
      ...attempt,
      credential: getErrorCredential(error) ?? attempt.credential,
    });
    if (refusal.code === 'auth/multi-factor-auth-required' && isResolvable(error)) {
      this.resolver = getMultiFactorResolver(this.auths.stage, error);
    }
    return refusal;
  }

  async commit(): Promise<AuthUser> {
    const user = this.getSignedInUser('commit');
    if (!this.app.isAwaitingCommit) await this.app.replaceUser(user);
    this.app.endAwaitingCommit();
    await this.#clearStage();
    return this.snapshots.toAuthUser(this.app.user ?? user);
  }

  async discard(): Promise<void> {
    this.#discards += 1;
    this.resolver = null;
    this.app.endAwaitingCommit();
    await this.#clearStage();
  }

  async #clearStage(): Promise<void> {
    this.#staged = null;
    await withAuthErrors(this.auths.stage.signOut());
  }

  async dispose(): Promise<void> {
    this.app.stopListening();
    await this.auths.dispose();
  }

  /** A sign-in begins; what is answered says whether nothing was discarded since. */
  #begin(): () => boolean {
    const discards = this.#discards;
    return () => discards === this.#discards;
  }
}

/** For whoever still waits for a sign-in that nobody wants any more. */
function createDiscardedError(cause?: unknown): AuthError {
  return new AuthError('auth/user-cancelled', 'The sign-in was discarded before its answer came.', { cause });
}

function isResolvable(error: unknown): error is MultiFactorError {
  return (error as { customData?: { operationType?: unknown } }).customData?.operationType !== undefined;
}
