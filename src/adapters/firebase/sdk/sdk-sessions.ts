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
import type { SessionReports } from '../../shared/session-observers.ts';
import { AppSession } from './app-session.ts';
import { credentialOfError } from './credentials.ts';
import { SdkAuths, type AuthsOptions } from './auth-instances.ts';
import { refusing, signInRefusalOf, type Attempt } from './to-auth-error.ts';
import { snapshotsOn, type Snapshots } from './snapshots.ts';

export interface SessionsOptions extends AuthsOptions {
  /** Told of every change of the app's session. */
  readonly reports: SessionReports;
  /** A guest left for a provider, to be linked to it, and this page load comes back. */
  readonly comesBackToLink?: boolean;
}

/** How somebody signs in: on the stage, or as the guest who is there already. */
export interface Ways {
  signIn(stage: Auth): Promise<UserCredential>;
  link(guest: User): Promise<UserCredential>;
  readonly attempt?: Attempt;
}

/** The two sessions of a visitor on the modular SDK: the app's, and the staged one, which becomes the app's by a commit. */
export class SdkSessions {
  readonly auths: SdkAuths;
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
    this.auths = new SdkAuths(options);
    this.snapshots = snapshotsOn(this.auths);
    this.app = new AppSession(this.auths.session, this.snapshots, reports);
  }

  /** Signs somebody in on the stage, or upgrades the guest. */
  async enter({ upgradeGuest = false }: SignInMode, ways: Ways): Promise<AuthResult> {
    const isWanted = this.#begin();
    const guest = upgradeGuest ? await this.app.guest() : null;
    try {
      return guest ? await this.#upgraded(guest, ways) : await this.stagedBy(ways.signIn(this.auths.stage));
    } catch (error) {
      if (!isWanted()) throw discarded(error);
      throw this.refusal(error, ways.attempt);
    }
  }

  /** Puts somebody on the stage, unless everything was discarded by the time that the answer comes. */
  async stagedBy(signingIn: Promise<UserCredential>): Promise<AuthResult> {
    const isWanted = this.#begin();
    const given = await signingIn;
    const { stage } = this.auths;
    if (!isWanted()) {
      await stage.updateCurrentUser(this.#staged);
      throw discarded();
    }
    this.#staged = stage.currentUser;
    this.resolver = null;
    this.app.unsettle();
    return this.snapshots.ofResult(given);
  }

  /** The guest who is there already is the one who signed in. */
  adopt(guest: User): AuthResult {
    this.app.settle(guest);
    const additionalUserInfo = { isNewUser: false, providerId: null, profile: {} };
    return { user: this.snapshots.of(guest), credential: null, operationType: 'signIn', additionalUserInfo };
  }

  async #upgraded(guest: User, ways: Ways): Promise<AuthResult> {
    const isWanted = this.#begin();
    const given = await this.app.upgrade(guest, (user) => ways.link(user), isWanted);
    if (!isWanted()) throw discarded();
    if (this.app.isSettled) await this.#clearStage();
    return this.snapshots.ofResult(given);
  }

  /** The guest was upgraded while the page was away. */
  async cameBackLinked(given: UserCredential): Promise<AuthResult> {
    await this.app.takeUpgraded(given.user);
    return this.snapshots.ofResult(given);
  }

  /** Whoever signed in: the staged user, or the app's after an upgrade. */
  entrant(operation: string): User {
    const user = this.app.isSettled ? this.app.user : this.auths.stage.currentUser;
    if (user) return user;
    throw new AuthError('auth/internal-error', `${operation} needs a staged user, and nobody is staged.`);
  }

  /** Links something to whoever signed in. */
  async link(link: (user: User) => Promise<UserCredential>, attempt: Attempt): Promise<AuthResult> {
    try {
      return this.snapshots.ofResult(await link(this.entrant('linkCredential')));
    } catch (error) {
      throw this.refusal(error, attempt);
    }
  }

  /** The port's error for a sign-in; one that waits for a second factor is kept. */
  refusal(error: unknown, attempt: Attempt = {}): AuthError {
    const refusal = signInRefusalOf(error, {
      ...attempt,
      credential: credentialOfError(error) ?? attempt.credential,
    });
    if (refusal.code === 'auth/multi-factor-auth-required' && isResolvable(error)) {
      this.resolver = getMultiFactorResolver(this.auths.stage, error);
    }
    return refusal;
  }

  async commit(): Promise<AuthUser> {
    const user = this.entrant('commit');
    if (!this.app.isSettled) await this.app.take(user);
    this.app.unsettle();
    await this.#clearStage();
    return this.snapshots.of(this.app.user ?? user);
  }

  async discard(): Promise<void> {
    this.#discards += 1;
    this.resolver = null;
    this.app.unsettle();
    await this.#clearStage();
  }

  async #clearStage(): Promise<void> {
    this.#staged = null;
    await refusing(this.auths.stage.signOut());
  }

  async dispose(): Promise<void> {
    this.app.stopListening();
    await this.auths.end();
  }

  /** A sign-in begins; what is answered says whether nothing was discarded since. */
  #begin(): () => boolean {
    const discards = this.#discards;
    return () => discards === this.#discards;
  }
}

/** For whoever still waits for a sign-in that nobody wants any more. */
function discarded(cause?: unknown): AuthError {
  return new AuthError('auth/user-cancelled', 'The sign-in was discarded before its answer came.', { cause });
}

function isResolvable(error: unknown): error is MultiFactorError {
  return (error as { customData?: { operationType?: unknown } }).customData?.operationType !== undefined;
}
