import type { ProviderIdentity } from '../../src/adapters/fake/service/provider-identity.ts';
import {
  answerKey,
  parseRequest,
  requestKey,
  declinedCode,
  getWindowLockName,
  type ProviderAnswer,
  type ProviderMessage,
  type ProviderRequest,
} from '../../src/adapters/fake/provider-messages.ts';

/** Where somebody who was sent to the provider says who they are. */
export interface PendingSignIn {
  readonly request: ProviderRequest;
  /** Sends the visitor back, as this identity. */
  signIn(identity: ProviderIdentity): void;
  /** Sends the visitor back, with this code of the SDK; of somebody who said no, unless it is another. */
  refuse(code?: string): void;
}

/** Takes the request that the page before has left; null where nobody was sent here. */
export function readPendingSignIn(page: Window): PendingSignIn | null {
  const request = parseRequest(page.sessionStorage.getItem(requestKey));
  if (!request) return null;
  const { id, returnTo } = request;
  const opener = page.opener as Window | null;
  const tell = (message: ProviderMessage): void => opener?.postMessage(message, page.location.origin);
  if (returnTo === null) void stayWhile(page, id, () => tell({ doorstepProvider: true, kind: 'ready', id }));
  const answer = (outcome: ProviderAnswer['outcome']): void => {
    if (returnTo === null) {
      tell({ doorstepProvider: true, kind: 'answer', answer: { id, outcome } });
      // The page that opened this window closes it once it has heard: one that closes itself might be missed first.
      if (!opener) page.close();
      return;
    }
    page.sessionStorage.setItem(answerKey, JSON.stringify({ id, outcome } satisfies ProviderAnswer));
    page.location.replace(returnTo);
  };
  return {
    request,
    signIn: (identity) => answer({ identity }),
    refuse: (code = declinedCode) => answer({ refusal: code }),
  };
}

/** Holds a lock until the window goes, by which the page that opened it notices that it is gone. */
async function stayWhile({ navigator }: Window, id: string, held: () => void): Promise<void> {
  // Not in a page without TLS.
  const locks = navigator.locks as LockManager | undefined;
  await locks?.request(getWindowLockName(id), () => {
    held();
    return new Promise<never>(() => {});
  });
}
