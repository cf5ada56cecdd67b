import type { DoorstepBackend, SignInMethods } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { SessionReports } from '../session-reports.ts';

/** The operations that need the SDK; it tells the session's observers by the reports that it was loaded with. */
export type SdkBackend = Omit<DoorstepBackend, 'observeSession' | 'prepare' | 'lookUpSignInMethods'>;

export type LookUp = (email: string) => Promise<SignInMethods>;

/** Where the parts of a backend come from, each as a chunk of its own. */
export interface LazyParts {
  /** Whether this browser session may have a user; asks nobody. */
  hasStoredSession(): boolean;
  loadSdk(): Promise<(reports: SessionReports) => SdkBackend>;
  loadLookUp(): Promise<LookUp>;
}

/**
 * A backend that fetches the SDK when somebody needs it. Where no session is stored, "nobody" is reported without it,
 * so a visitor sees the email field before the SDK arrives.
 */
export function lazyBackend(parts: LazyParts): DoorstepBackend {
  const reports = new SessionReports();
  let disposed = false;
  const sdk = fetchedOnce(parts.loadSdk, (connect) => connect(reports));
  const lookUp = fetchedOnce(parts.loadLookUp, (ask) => ask);
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
      lookUp().catch(() => {});
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
    commit: async () => (await sdk()).commit(),
    lookUpSignInMethods: async (email) => (await lookUp())(email),
    signInWithPassword: async (account) => (await sdk()).signInWithPassword(account),
    createUserWithPassword: async (account) => (await sdk()).createUserWithPassword(account),
    setDisplayName: async (displayName) => (await sdk()).setDisplayName(displayName),
    sendPasswordResetEmail: async (email, options) => (await sdk()).sendPasswordResetEmail(email, options),
    verifyPasswordResetCode: async (code) => (await sdk()).verifyPasswordResetCode(code),
    confirmPasswordReset: async (reset) => (await sdk()).confirmPasswordReset(reset),
    signInAnonymously: async () => (await sdk()).signInAnonymously(),
  };
}
