import type { AuthBackend, AuthUser } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { credentialFromJSON, googleCredential, passwordCredential } from '../shared/plain-credential.ts';
import { SessionObservers } from '../shared/session-observers.ts';
import { LazyVerification } from './lazy-verification.ts';
import type { RestQueries } from './rest/rest-queries.ts';

/** The part of a backend that needs the SDK. */
export type SdkBackend = Omit<
  AuthBackend,
  | 'observeSession'
  | 'hasStoredSession'
  | 'prepare'
  | 'credentialFromJSON'
  | 'passwordCredential'
  | 'googleCredential'
  | 'loadAccountOperations'
  | keyof RestQueries
> &
  Required<Pick<AuthBackend, 'loadAccountOperations'>>;

/** Operations that only call the SDK. */
const forwarded = [
  'commit',
  'signInWithPassword',
  'createUserWithPassword',
  'reloadStagedUser',
  'setDisplayName',
  'sendPasswordResetEmail',
  'verifyPasswordResetCode',
  'confirmPasswordReset',
  'signInAnonymously',
  'signInWithCustomToken',
  'checkActionCode',
  'applyActionCode',
  'sendEmailVerification',
  'sendSignInLink',
  'signInWithEmailLink',
  'redirectResult',
  'signInWithCredential',
  'linkCredential',
  'toAppCredential',
  'signInWithPhone',
  'startSecondFactor',
  'finishSecondFactor',
  'startPhoneEnrolment',
  'startTotpEnrolment',
  'finishEnrolment',
  'loadAccountOperations',
] as const satisfies readonly (keyof SdkBackend)[];

type Forwarded = Pick<SdkBackend, (typeof forwarded)[number]>;

/** Functions that load the chunks of a backend, and functions that work before any chunk is loaded. */
export interface BackendChunks {
  /**
   * Returns true if the browser has stored a session, or if this is not known yet. The stored session may have ended by
   * now.
   */
  hasStoredSession(): boolean;
  /**
   * Returns true if only the SDK knows whether a user is signed in. In this case, the backend loads the SDK
   * immediately. Defaults to {@link hasStoredSession}.
   */
  needsSdkAtOnce?(): boolean;
  currentGuest?(): AuthUser | null;
  loadSdk(): Promise<(observers: SessionObservers) => SdkBackend>;
  loadRestQueries(): Promise<RestQueries>;
}

/**
 * Creates a backend that loads the SDK when an operation first needs it. A visitor without a stored session can see the
 * email field before the SDK is loaded.
 */
export function createLazyBackend(chunks: BackendChunks): AuthBackend {
  const observers = new SessionObservers();
  let isDisposed = false;
  let tenantId: string | null = null;
  let isSignUpClosed = false;
  let language: string | null = null;
  let connected: SdkBackend | undefined;
  const loadSdk = loadOnce(chunks.loadSdk, (connect) => {
    connected = connect(observers);
    connected.useTenant(tenantId);
    connected.setSignUpClosed(isSignUpClosed);
    connected.setLanguage?.(language);
    return connected;
  });
  const loadRestQueries = loadOnce(chunks.loadRestQueries, (queries) => queries);
  const runningCalls = new Set<Promise<void>>();
  const needsSdk = (): boolean =>
    loadSdk.started() !== undefined || (chunks.needsSdkAtOnce ?? chunks.hasStoredSession)();

  function loadOnce<Chunk, T>(
    load: () => Promise<Chunk>,
    start: (chunk: Chunk) => T,
  ): { (): Promise<T>; started(): Promise<T> | undefined } {
    let started: Promise<T> | undefined;
    async function loadAndStart(): Promise<T> {
      const chunk = await load().catch((cause: unknown) => {
        started = undefined; // Forget the failed load, so that the next call loads the chunk again.
        if (cause instanceof AuthError) throw cause;
        throw new AuthError('auth/network-request-failed', 'Chunk failed to load.', { cause });
      });
      throwIfDisposed();
      return start(chunk);
    }
    async function loadPart(): Promise<T> {
      throwIfDisposed();
      return await (started ??= loadAndStart());
    }
    return Object.assign(loadPart, { started: () => started });
  }

  function throwIfDisposed(): void {
    if (isDisposed) throw new AuthError('auth/internal-error', 'The backend has been disposed.');
  }

  function call<T>(operation: (sdk: SdkBackend) => Promise<T>): Promise<T> {
    const answer = loadSdk().then(operation);
    const settled = answer.then(ignore, ignore).finally(() => runningCalls.delete(settled));
    runningCalls.add(settled);
    return answer;
  }

  /**
   * Calls the SDK to open a popup or to redirect. A popup can stay open for long, and a redirect never settles. So the
   * call is not added to `runningCalls`, which `dispose` waits for.
   */
  function callUnrecorded<T>(operation: (sdk: SdkBackend) => Promise<T>): Promise<T> {
    return loadSdk().then(operation);
  }

  function startReporting(): void {
    if (observers.latestUser !== undefined) return;
    const reportSignedOut = (): void => {
      if (!isDisposed && observers.latestUser === undefined) observers.publish(null);
    };
    // If the SDK cannot be loaded, report that no user is signed in, so that the widget appears.
    if (needsSdk()) loadSdk().catch(reportSignedOut);
    else queueMicrotask(reportSignedOut);
  }

  const forwardTo = (name: keyof Forwarded) => {
    return (...values: readonly unknown[]) => call((sdk) => Reflect.apply(sdk[name], sdk, values) as Promise<unknown>);
  };

  return {
    // The cast is safe: `Forwarded` consists of the operations whose names `forwarded` contains.
    ...(Object.fromEntries(forwarded.map((name) => [name, forwardTo(name)])) as unknown as Forwarded),
    observeSession(listener) {
      if (isDisposed) return () => {};
      const unsubscribe = observers.add(listener);
      startReporting();
      return unsubscribe;
    },
    hasStoredSession: () => chunks.hasStoredSession(),
    async revalidateSession() {
      throwIfDisposed();
      if (needsSdk()) await call((sdk) => sdk.revalidateSession());
    },
    async signOut() {
      throwIfDisposed();
      if (needsSdk()) await call((sdk) => sdk.signOut());
      else observers.publish(null);
    },
    async discard(options) {
      if (!isDisposed && loadSdk.started() !== undefined) await call((sdk) => sdk.discard(options));
    },
    abandonSignIn() {
      loadSdk.started()?.then((sdk) => sdk.abandonSignIn(), ignore);
    },
    prepare() {
      loadSdk().catch(ignore);
      loadRestQueries().catch(ignore);
    },
    async dispose() {
      if (isDisposed) return;
      isDisposed = true;
      observers.close();
      const disposeSdk = (): Promise<void> | undefined => loadSdk.started()?.then((sdk) => sdk.dispose(), ignore);
      // Dispose of the SDK when all running calls have settled, because disposal would break them. Do not await the
      // disposal, because a call may never settle.
      if (runningCalls.size > 0) void Promise.all(runningCalls).then(disposeSdk);
      else await disposeSdk();
    },
    useTenant(id) {
      tenantId = id;
      connected?.useTenant(id);
    },
    setLanguage(tag) {
      language = tag;
      connected?.setLanguage?.(tag);
    },
    setSignUpClosed(isClosed) {
      throwIfDisposed();
      isSignUpClosed = isClosed;
      connected?.setSignUpClosed(isClosed);
    },
    lookUpSignInMethods: async (email) => (await loadRestQueries()).lookUpSignInMethods(email, tenantId),
    recaptchaSiteKey: async () => (await loadRestQueries()).recaptchaSiteKey(),
    authorizedDomains: async () => (await loadRestQueries()).authorizedDomains(),
    passwordPolicy: async () => (await loadRestQueries()).passwordPolicy(tenantId),
    currentGuest: () => (connected ?? chunks).currentGuest?.() ?? null,
    pendingSecondFactors: () => connected?.pendingSecondFactors() ?? [],
    enrolledFactors: (user) => connected?.enrolledFactors(user) ?? [],
    humanVerification: (parameters) =>
      new LazyVerification(() => call(async (sdk) => sdk.humanVerification(parameters))),
    credentialFromJSON,
    passwordCredential,
    googleCredential,
    signInWithPopup: (request, mode) => callUnrecorded((sdk) => sdk.signInWithPopup(request, mode)),
    signInWithRedirect: (request, mode) => callUnrecorded((sdk) => sdk.signInWithRedirect(request, mode)),
  };
}

function ignore(): void {}
