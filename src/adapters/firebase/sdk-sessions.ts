import {
  browserPopupRedirectResolver,
  browserSessionPersistence,
  getAdditionalUserInfo,
  getMultiFactorResolver,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  type Auth,
  type MultiFactorError,
  type MultiFactorResolver,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { FirebaseOptions } from 'firebase/app';
import type { AuthResult, AuthUser, SignInMode } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { saysSessionEnded } from '../session-end.ts';
import type { SessionReports } from '../session-reports.ts';
import { credentialOfError, credentialOfResult } from './credentials.ts';
import { refusalOf, refusing, signInRefusalOf, type Attempt } from './sdk-refusal.ts';
import { shareApp, type AppUse } from './shared-app.ts';
import { linkAppName, redirectAppName, sessionAppName } from './stored-session.ts';

export interface SessionsOptions {
  readonly config: FirebaseOptions;
  /** Told of every change of the app's session. */
  readonly reports: SessionReports;
  /** Is given each `Auth` before its first request; an emulator's place to step in. */
  readonly connect?: (auth: Auth) => void;
  /** A guest left for a provider, to be linked to it, and this page load comes back. */
  readonly comesBackToLink?: boolean;
}

/** How somebody signs in: on the stage, or as the guest who is there already. */
export interface Ways {
  signIn(stage: Auth): Promise<UserCredential>;
  link(guest: User): Promise<UserCredential>;
  readonly attempt?: Attempt;
}

let stages = 0;

/**
 * The two sessions of a visitor on the modular SDK: the app's `Auth`, which lives as long as the browser's session
 * (spec §4), and one in memory for the staged user. Others are there only for a redirect, since the page that comes back
 * has to find them under the same name.
 */
export class SdkSessions {
  readonly session: Auth;
  readonly stage: Auth;
  readonly comesBackToLink: boolean;
  /** The sign-in that waits for its second factor. */
  resolver: MultiFactorResolver | null = null;
  readonly #options: SessionsOptions;
  readonly #apps: AppUse[] = [];
  readonly #reported: Promise<void>;
  readonly #stopListening: () => void;
  #redirect: Auth | null = null;
  #link: Auth | null = null;
  #tenantId: string | null = null;
  /** How many upgrades of the app's guest are under way. */
  #upgrades = 0;
  /** The app's user is the one who signed in: there is nothing to commit, but the app is not to see what changed before. */
  #settled = false;
  /** Who may be committed; the SDK puts on the stage whoever's answer comes last. */
  #staged: User | null = null;
  /** How often everything was discarded. */
  #discards = 0;

  constructor(options: SessionsOptions) {
    this.#options = options;
    this.comesBackToLink = options.comesBackToLink ?? false;
    this.session = this.#open(sessionAppName, { persistence: browserSessionPersistence });
    this.stage = this.#open(`${sessionAppName}-stage-${++stages}`, { persistence: inMemoryPersistence });
    let stop = (): void => {};
    this.#reported = new Promise((resolve) => {
      stop = onIdTokenChanged(this.session, () => {
        this.#report();
        resolve();
      });
    });
    this.#stopListening = stop;
  }

  #open(name: string, dependencies: Parameters<typeof initializeAuth>[1]): Auth {
    const use = shareApp(this.#options.config, name);
    this.#apps.push(use);
    const auth = initializeAuth(use.app, dependencies);
    this.#options.connect?.(auth);
    return auth;
  }

  /** The `Auth` that signs in by redirect. */
  get redirect(): Auth {
    this.#redirect ??= this.#open(redirectAppName, { persistence: inMemoryPersistence });
    this.#redirect.tenantId = this.#tenantId;
    return this.#redirect;
  }

  /** The `Auth` that links a guest by redirect. The SDK keeps that guest there, and reads the redirect at once. */
  get linking(): Auth {
    this.#link ??= this.#open(linkAppName, {
      persistence: browserSessionPersistence,
      popupRedirectResolver: browserPopupRedirectResolver,
    });
    return this.#link;
  }

  useTenant(tenantId: string | null): void {
    this.#tenantId = tenantId;
    this.stage.tenantId = tenantId;
  }

  /** The app's user, if a guest; waits until it is known. */
  async guest(): Promise<User | null> {
    await this.#reported;
    return this.currentGuest;
  }

  get currentGuest(): User | null {
    return this.session.currentUser?.isAnonymous ? this.session.currentUser : null;
  }

  /** Signs somebody in on the stage, or upgrades the guest. */
  async enter({ upgradeGuest = false }: SignInMode, ways: Ways): Promise<AuthResult> {
    const discards = this.#discards;
    const guest = upgradeGuest ? await this.guest() : null;
    try {
      return guest
        ? await this.#upgraded(guest, (user) => ways.link(user))
        : await this.stagedBy(ways.signIn(this.stage));
    } catch (error) {
      if (discards !== this.#discards) throw discarded(error);
      throw this.refusal(error, ways.attempt);
    }
  }

  /** Puts somebody on the stage, unless everything was discarded by the time that the answer comes. */
  async stagedBy(signingIn: Promise<UserCredential>): Promise<AuthResult> {
    const discards = this.#discards;
    const given = await signingIn;
    if (discards !== this.#discards) {
      await this.stage.updateCurrentUser(this.#staged);
      throw discarded();
    }
    this.#staged = this.stage.currentUser;
    this.resolver = null;
    this.#settle(false);
    return this.#resultOf(given);
  }

  /** The guest who is there already is the one who signed in. */
  adopt(guest: User): AuthResult {
    this.#settle(true);
    const additionalUserInfo = { isNewUser: false, providerId: null, profile: {} };
    return { user: this.snapshot(guest), credential: null, operationType: 'signIn', additionalUserInfo };
  }

  async #upgraded(guest: User, link: (guest: User) => Promise<UserCredential>): Promise<AuthResult> {
    this.session.tenantId = guest.tenantId;
    const discards = this.#discards;
    return await this.#upgrading(async () => {
      const given = await link(guest);
      if (discards !== this.#discards) throw discarded();
      this.#settled = true;
      return this.#resultOf(given);
    });
  }

  /** The guest was upgraded while the page was away. */
  async cameBackLinked(given: UserCredential): Promise<AuthResult> {
    this.session.tenantId = given.user.tenantId;
    return await this.#upgrading(async () => {
      await this.session.updateCurrentUser(given.user);
      this.#settled = true;
      return this.#resultOf(given);
    });
  }

  async #upgrading<T>(upgrade: () => Promise<T>): Promise<T> {
    this.#upgrades += 1;
    try {
      return await upgrade();
    } finally {
      this.#upgrades -= 1;
      this.#report();
    }
  }

  /** Whoever signed in: the staged user, or the app's after an upgrade. */
  entrant(operation: string): User {
    const user = this.#settled ? this.session.currentUser : this.stage.currentUser;
    if (user) return user;
    throw new AuthError('auth/internal-error', `${operation} needs a staged user, and nobody is staged.`);
  }

  /** Links something to whoever signed in. */
  async link(link: (user: User) => Promise<UserCredential>, attempt: Attempt): Promise<AuthResult> {
    try {
      return this.#resultOf(await link(this.entrant('linkCredential')));
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
      this.resolver = getMultiFactorResolver(this.stage, error);
    }
    return refusal;
  }

  async revalidate(): Promise<void> {
    await this.#reported;
    try {
      await this.session.currentUser?.reload();
    } catch (error) {
      const refusal = refusalOf(error);
      if (!saysSessionEnded(refusal)) throw refusal;
      await refusing(this.session.signOut());
    } finally {
      this.#report();
    }
  }

  async signOut(): Promise<void> {
    await refusing(this.session.signOut());
    this.#settle(false);
  }

  async commit(): Promise<AuthUser> {
    const user = this.entrant('commit');
    if (!this.#settled) {
      this.session.tenantId = user.tenantId; // the SDK takes a user only for the tenant that it is set to
      await refusing(this.session.updateCurrentUser(user));
    }
    this.#settle(false);
    this.#staged = null;
    await refusing(this.stage.signOut());
    return this.snapshot(this.session.currentUser ?? user);
  }

  async discard(): Promise<void> {
    this.#discards += 1;
    this.#staged = null;
    this.resolver = null;
    this.#settle(false);
    await refusing(this.stage.signOut());
  }

  async dispose(): Promise<void> {
    this.#stopListening();
    await this.stage.signOut().catch(() => {});
    removeFrameOf(this.stage);
    await Promise.all(this.#apps.map((use) => use.end()));
  }

  #settle(settled: boolean): void {
    this.#settled = settled;
    this.#report();
  }

  /** Whoever is gone is not withheld: the app is to know. */
  #report(): void {
    const { currentUser } = this.session;
    const isWithheld = currentUser && (this.#settled || this.#upgrades > 0);
    if (!isWithheld) this.#options.reports.publish(currentUser && this.snapshot(currentUser));
  }

  #resultOf(given: UserCredential): AuthResult {
    return {
      user: this.snapshot(given.user),
      credential: credentialOfResult(given),
      operationType: given.operationType,
      additionalUserInfo: getAdditionalUserInfo(given),
    };
  }

  /** The user as it is now. The SDK changes its own object in place, which nobody could notice. */
  snapshot(user: User): AuthUser {
    const { uid, email, emailVerified, displayName, phoneNumber, photoURL, isAnonymous, tenantId } = user;
    const providerData = user.providerData.map((known) => ({
      providerId: known.providerId,
      uid: known.uid,
      email: known.email,
    }));
    const getIdToken = (forceRefresh?: boolean): Promise<string> => this.#tokenOf(uid, forceRefresh);
    const about = { uid, email, emailVerified, displayName, phoneNumber, photoURL, isAnonymous, tenantId };
    return { ...about, providerData, getIdToken };
  }

  async #tokenOf(uid: string, forceRefresh?: boolean): Promise<string> {
    const user = [this.session.currentUser, this.stage.currentUser].find((candidate) => candidate?.uid === uid);
    if (!user) throw new AuthError('auth/user-token-expired', 'The session of this user has ended.');
    return await refusing(user.getIdToken(forceRefresh));
  }
}

/** For whoever still waits for a sign-in that nobody wants any more. */
function discarded(cause?: unknown): AuthError {
  return new AuthError('auth/user-cancelled', 'The sign-in was discarded before its answer came.', { cause });
}

/** The SDK leaves the frame behind through which it hears of windows. That of the stage is nobody else's. */
function removeFrameOf({ name }: Auth): void {
  for (const frame of globalThis.document?.querySelectorAll('iframe') ?? []) {
    if (URL.parse(frame.src)?.searchParams.get('appName') === name) frame.remove();
  }
}

function isResolvable(error: unknown): error is MultiFactorError {
  return (error as { customData?: { operationType?: unknown } }).customData?.operationType !== undefined;
}
