import type { AuthBackend } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { credentialFromJSON, googleCredential, passwordCredential } from '../plain-credential.ts';
import { SessionReports } from '../session-reports.ts';
import { LazyVerification } from './lazy-verification.ts';
import type { Questions } from './questions.ts';

/** The operations that need the SDK; it tells the session's observers by the reports that it was loaded with. */
export type SdkBackend = Omit<
  AuthBackend,
  | 'observeSession'
  | 'prepare'
  | 'credentialFromJSON'
  | 'passwordCredential'
  | 'googleCredential'
  | keyof Questions
>;

/** Where the parts of a backend come from, each as a chunk of its own. */
export interface LazyParts {
  /** Whether this browser session may have a user; asks nobody. */
  hasStoredSession(): boolean;
  loadSdk(): Promise<(reports: SessionReports) => SdkBackend>;
  loadQuestions(): Promise<Questions>;
}

/**
 * A backend that fetches the SDK when somebody needs it. Where no session is stored, "nobody" is reported without it,
 * so a visitor sees the email field before the SDK arrives.
 */
export function lazyBackend(parts: LazyParts): AuthBackend {
  const reports = new SessionReports();
  let disposed = false;
  let tenantId: string | null = null;
  let connected: SdkBackend | undefined;
  const sdk = fetchedOnce(parts.loadSdk, (connect) => {
    connected = connect(reports);
    connected.useTenant(tenantId);
    return connected;
  });
  const questions = fetchedOnce(parts.loadQuestions, (ask) => ask);
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

  function beginToReport(): void {
    if (reports.user !== undefined) return;
    const nobody = (): void => {
      if (!disposed && reports.user === undefined) reports.publish(null);
    };
    // A session whose SDK cannot be fetched is no session now: the visitor gets the widget, not an empty page.
    if (needsSdk()) sdk().catch(nobody);
    else queueMicrotask(nobody);
  }

  return {
    observeSession(listener) {
      if (disposed) return () => {};
      const unsubscribe = reports.observe(listener);
      beginToReport();
      return unsubscribe;
    },
    async revalidateSession() {
      mustNotBeDisposed();
      if (needsSdk()) await (await sdk()).revalidateSession();
    },
    async signOut() {
      mustNotBeDisposed();
      if (needsSdk()) await (await sdk()).signOut();
      else reports.publish(null);
    },
    async discard() {
      if (!disposed && sdk.begun() !== undefined) await (await sdk()).discard();
    },
    prepare() {
      sdk().catch(() => {});
      questions().catch(() => {});
    },
    async dispose() {
      if (disposed) return;
      disposed = true;
      reports.close();
      await sdk.begun()?.then(
        (loaded) => loaded.dispose(),
        () => {},
      );
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
    humanVerification: (parameters) => new LazyVerification(async () => (await sdk()).humanVerification(parameters)),
    credentialFromJSON,
    passwordCredential,
    googleCredential,
    commit: async () => (await sdk()).commit(),
    signInWithPassword: async (account) => (await sdk()).signInWithPassword(account),
    createUserWithPassword: async (account, mode) => (await sdk()).createUserWithPassword(account, mode),
    setDisplayName: async (displayName) => (await sdk()).setDisplayName(displayName),
    sendPasswordResetEmail: async (email, options) => (await sdk()).sendPasswordResetEmail(email, options),
    verifyPasswordResetCode: async (code) => (await sdk()).verifyPasswordResetCode(code),
    confirmPasswordReset: async (reset) => (await sdk()).confirmPasswordReset(reset),
    signInAnonymously: async () => (await sdk()).signInAnonymously(),
    checkActionCode: async (code) => (await sdk()).checkActionCode(code),
    applyActionCode: async (code) => (await sdk()).applyActionCode(code),
    sendSignInLink: async (email, options) => (await sdk()).sendSignInLink(email, options),
    signInWithEmailLink: async (account, mode) => (await sdk()).signInWithEmailLink(account, mode),
    signInWithPhone: async (phoneNumber, verification, mode) =>
      (await sdk()).signInWithPhone(phoneNumber, LazyVerification.behind(verification), mode),
    signInWithPopup: async (request, mode) => (await sdk()).signInWithPopup(request, mode),
    signInWithRedirect: async (request, mode) => (await sdk()).signInWithRedirect(request, mode),
    redirectResult: async () => (await sdk()).redirectResult(),
    signInWithCredential: async (credential, mode) => (await sdk()).signInWithCredential(credential, mode),
    linkCredential: async (credential) => (await sdk()).linkCredential(credential),
    startSecondFactor: async (factorUid, verification) =>
      (await sdk()).startSecondFactor(factorUid, LazyVerification.behind(verification)),
    finishSecondFactor: async (factorUid, code) => (await sdk()).finishSecondFactor(factorUid, code),
    startPhoneEnrolment: async (phoneNumber, verification) =>
      (await sdk()).startPhoneEnrolment(phoneNumber, LazyVerification.behind(verification)),
    startTotpEnrolment: async () => (await sdk()).startTotpEnrolment(),
    finishEnrolment: async (code, displayName) => (await sdk()).finishEnrolment(code, displayName),
  };
}
