import {
  answerKey,
  declinedCode,
  getWindowLockName,
  parseRequest,
  requestKey,
  type ProviderAnswer,
  type ProviderMessage,
  type ProviderRequest,
} from '../../src/adapters/in-memory/provider-messages.ts';
import type { ProviderIdentity } from '../../src/adapters/in-memory/service/provider-identity.ts';

export interface PendingSignIn {
  readonly request: ProviderRequest;
  signIn(identity: ProviderIdentity): void;
  /** Goes back to the app and reports that the visitor has cancelled the sign-in. */
  refuse(): void;
}

/** Reads the app's request from session storage. Returns null if the page was not opened by the app. */
export function readPendingSignIn(page: Window): PendingSignIn | null {
  const request = parseRequest(page.sessionStorage.getItem(requestKey));
  if (!request) return null;
  const { id, returnTo } = request;
  const opener = page.opener as Window | null;
  const postToOpener = (message: ProviderMessage): void => opener?.postMessage(message, page.location.origin);
  if (returnTo === null)
    void holdWindowLock(page, id, () => postToOpener({ doorstepProvider: true, kind: 'ready', id }));
  const answer = (outcome: ProviderAnswer['outcome']): void => {
    if (returnTo === null) {
      postToOpener({ doorstepProvider: true, kind: 'answer', answer: { id, outcome } });
      // The opener closes this window after it has received the result. If this window closed itself, the opener might
      // notice this before the result arrives, and report a cancelled sign-in.
      if (!opener) page.close();
      return;
    }
    page.sessionStorage.setItem(answerKey, JSON.stringify({ id, outcome } satisfies ProviderAnswer));
    page.location.replace(returnTo);
  };
  return {
    request,
    signIn: (identity) => answer({ identity }),
    refuse: () => answer({ refusal: declinedCode }),
  };
}

/**
 * Holds a lock until this window is closed. The app's window waits for the same lock, so it notices when this window is
 * closed.
 */
async function holdWindowLock({ navigator }: Window, id: string, onHeld: () => void): Promise<void> {
  // Browsers define `locks` on HTTPS pages and on localhost only.
  const locks = navigator.locks as LockManager | undefined;
  await locks?.request(getWindowLockName(id), () => {
    onHeld();
    return new Promise<never>(() => {});
  });
}
