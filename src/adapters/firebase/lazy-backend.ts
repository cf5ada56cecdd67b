import type { AuthBackend } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { credentialFromJSON, googleCredential, passwordCredential } from '../shared/plain-credential.ts';
import { SessionObservers } from '../shared/session-observers.ts';
import { LazyVerification } from './lazy-verification.ts';
import type { RestQueries } from './rest/rest-queries.ts';

/** The operations that need the SDK; it tells the session's observers by the reports that it was loaded with. */
export type SdkBackend = Omit<
  AuthBackend,
  | 'observeSession'
  | 'hasStoredSession'
  | 'prepare'
  | 'credentialFromJSON'
  | 'passwordCredential'
  | 'googleCredential'
  | keyof RestQueries
>;

/** Where the parts of a backend come from, each as a chunk of its own. */
export interface BackendChunks {
  /** Whether this browser session may have a user; asks nobody. */
  hasStoredSession(): boolean;
  loadSdk(): Promise<(reports: SessionObservers) => SdkBackend>;
  loadRestQueries(): Promise<RestQueries>;
}

/**
 * A backend that fetches the SDK when somebody needs it. Where no session is stored, "nobody" is reported without it,
 * so a visitor sees the email field before the SDK arrives.
 */
export function lazyBackend(parts: BackendChunks): AuthBackend {
  const reports = new SessionObservers();
  let disposed = false;
  let tenantId: string | null = null;
  let connected: SdkBackend | undefined;
  const sdk = fetchedOnce(parts.loadSdk, (connect) => {
    connected = connect(reports);
    connected.useTenant(tenantId);
    return connected;
  });
  const questions = fetchedOnce(parts.loadRestQueries, (chunk) => chunk);
  const underWay = new Set<Promise<void>>();
  const needsSdk = (): boolean => sdk.begun() !== undefined || parts.hasStoredSession();

  function fetchedOnce<Chunk, T>(
    load: () => Promise<Chunk>,
    begin: (chunk: Chunk) => T,
  ): { (): Promise<T>; begun(): Promise<T> | undefined } {
    let begun: Promise<T> | undefined;
    async function fetchAndBegin(): Promise<T> {
      const chunk = await load().catch((cause: unknown) => {
        begun = undefined; // the visitor's next attempt may be luckier
        throw new AuthError('auth/network-request-failed', 'A part of the app could not be fetched.', { cause });
      });
      mustNotBeDisposed();
      return begin(chunk);
    }
    async function part(): Promise<T> {
      mustNotBeDisposed();
      return await (begun ??= fetchAndBegin());
    }
    return Object.assign(part, { begun: () => begun });
  }

  function mustNotBeDisposed(): void {
    if (disposed) throw new AuthError('auth/internal-error', 'The backend has been disposed.');
  }

  /** Asks the SDK, and remembers until it has answered that it is at work. */
  function ask<T>(operation: (loaded: SdkBackend) => Promise<T>): Promise<T> {
    const answer = sdk().then(operation);
    const ended = answer.then(ignore, ignore).finally(() => underWay.delete(ended));
    underWay.add(ended);
    return answer;
  }

  /** Asks for what the visitor may never end, at a provider's: nothing waits for that. */
  function askForLong<T>(operation: (loaded: SdkBackend) => Promise<T>): Promise<T> {
    return sdk().then(operation);
  }

  function beginToReport(): void {
    if (reports.latestUser !== undefined) return;
    const nobody = (): void => {
      if (!disposed && reports.latestUser === undefined) reports.publish(null);
    };
    // A session whose SDK cannot be fetched is no session now: the visitor gets the widget, not an empty page.
    if (needsSdk()) sdk().catch(nobody);
    else queueMicrotask(nobody);
  }

  return {
    observeSession(listener) {
      if (disposed) return () => {};
      const unsubscribe = reports.add(listener);
      beginToReport();
      return unsubscribe;
    },
    hasStoredSession: () => parts.hasStoredSession(),
    async revalidateSession() {
      mustNotBeDisposed();
      if (needsSdk()) await ask((loaded) => loaded.revalidateSession());
    },
    async signOut() {
      mustNotBeDisposed();
      if (needsSdk()) await ask((loaded) => loaded.signOut());
      else reports.publish(null);
    },
    async discard() {
      if (!disposed && sdk.begun() !== undefined) await ask((loaded) => loaded.discard());
    },
    prepare() {
      sdk().catch(() => {});
      questions().catch(() => {});
    },
    async dispose() {
      if (disposed) return;
      disposed = true;
      reports.close();
      const end = (): Promise<void> | undefined =>
        sdk.begun()?.then(
          (loaded) => loaded.dispose(),
          () => {},
        );
      // The SDK complains when its app goes while it is at work; nobody waits for an answer that may never come.
      if (underWay.size > 0) void Promise.all(underWay).then(end);
      else await end();
    },
    useTenant(id) {
      tenantId = id;
      connected?.useTenant(id);
    },
    lookUpSignInMethods: async (email) => (await questions()).lookUpSignInMethods(email, tenantId),
    recaptchaSiteKey: async () => (await questions()).recaptchaSiteKey(),
    authorizedDomains: async () => (await questions()).authorizedDomains(),
    // What the SDK has not been fetched for is not there.
    currentGuest: () => connected?.currentGuest() ?? null,
    pendingSecondFactors: () => connected?.pendingSecondFactors() ?? [],
    enrolledFactors: () => connected?.enrolledFactors() ?? [],
    humanVerification: (parameters) =>
      new LazyVerification(() => ask(async (loaded) => loaded.humanVerification(parameters))),
    credentialFromJSON,
    passwordCredential,
    googleCredential,
    commit: () => ask((loaded) => loaded.commit()),
    signInWithPassword: (account) => ask((loaded) => loaded.signInWithPassword(account)),
    createUserWithPassword: (account, mode) => ask((loaded) => loaded.createUserWithPassword(account, mode)),
    setDisplayName: (displayName) => ask((loaded) => loaded.setDisplayName(displayName)),
    sendPasswordResetEmail: (email, options) => ask((loaded) => loaded.sendPasswordResetEmail(email, options)),
    verifyPasswordResetCode: (code) => ask((loaded) => loaded.verifyPasswordResetCode(code)),
    confirmPasswordReset: (reset) => ask((loaded) => loaded.confirmPasswordReset(reset)),
    signInAnonymously: () => ask((loaded) => loaded.signInAnonymously()),
    checkActionCode: (code) => ask((loaded) => loaded.checkActionCode(code)),
    applyActionCode: (code) => ask((loaded) => loaded.applyActionCode(code)),
    sendEmailVerification: (options) => ask((loaded) => loaded.sendEmailVerification(options)),
    sendSignInLink: (email, options) => ask((loaded) => loaded.sendSignInLink(email, options)),
    signInWithEmailLink: (account, mode) => ask((loaded) => loaded.signInWithEmailLink(account, mode)),
    signInWithPhone: (phoneNumber, verification, mode) =>
      ask((loaded) => loaded.signInWithPhone(phoneNumber, LazyVerification.behind(verification), mode)),
    signInWithPopup: (request, mode) => askForLong((loaded) => loaded.signInWithPopup(request, mode)),
    signInWithRedirect: (request, mode) => askForLong((loaded) => loaded.signInWithRedirect(request, mode)),
    redirectResult: () => ask((loaded) => loaded.redirectResult()),
    signInWithCredential: (credential, mode) => ask((loaded) => loaded.signInWithCredential(credential, mode)),
    linkCredential: (credential) => ask((loaded) => loaded.linkCredential(credential)),
    startSecondFactor: (factorUid, verification) =>
      ask((loaded) => loaded.startSecondFactor(factorUid, LazyVerification.behind(verification))),
    finishSecondFactor: (factorUid, code) => ask((loaded) => loaded.finishSecondFactor(factorUid, code)),
    startPhoneEnrolment: (phoneNumber, verification) =>
      ask((loaded) => loaded.startPhoneEnrolment(phoneNumber, LazyVerification.behind(verification))),
    startTotpEnrolment: () => ask((loaded) => loaded.startTotpEnrolment()),
    finishEnrolment: (code, displayName) => ask((loaded) => loaded.finishEnrolment(code, displayName)),
  };
}

function ignore(): void {}
