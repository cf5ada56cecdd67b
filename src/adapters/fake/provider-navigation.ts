import { AuthError } from '../auth-error.ts';
import { waitForRedirect } from '../shared/wait-for-redirect.ts';
import {
  answerKey,
  parseAnswer,
  parseMessage,
  parseRequest,
  requestKey,
  getWindowLockName,
  type ProviderAnswer,
  type ProviderRequest,
} from './provider-messages.ts';

/** How a visitor gets to a federated provider, and back. */
export interface ProviderNavigation {
  /** Opens the provider's window. Rejects with an `AuthError` if it is blocked, closed, or another one is opened. */
  openWindow(request: ProviderRequest): Promise<ProviderAnswer>;
  /** Leaves for the provider; rejects when the visitor comes back to this very page. */
  redirect(request: ProviderRequest): Promise<never>;
  /** What the visitor came back with, once; null when there is nothing. */
  takeRedirectAnswer(): { readonly request: ProviderRequest; readonly answer: ProviderAnswer } | null;
  /** Nobody waits for an answer any more. */
  cancelWindow(): void;
}

/** The provider's window (spec §9), in pixels. */
const popup = { width: 500, height: 600 } as const;

/** How often it is looked whether the window is still there, where the browser has no locks; in milliseconds. */
const pollMs = 500;

/** The page of the build that plays the provider. */
const providerPage = '/provider.html';

/** The provider in a window of the browser, of the same origin. */
export function createBrowserNavigation(page: Window = window): ProviderNavigation {
  let cancel: (error: AuthError) => void = () => {};

  return {
    openWindow(request) {
      cancel(new AuthError('auth/cancelled-popup-request'));
      storeRequest(page, request);
      const opened = page.open(providerPage, `doorstep-${request.id}`, centeredWindowFeatures(page));
      if (!opened) return Promise.reject(new AuthError('auth/popup-blocked'));
      const over = new AbortController();
      const answered = new Promise<ProviderAnswer>((resolve, reject) => {
        cancel = reject;
        const gone = (): void => reject(new AuthError('auth/popup-closed-by-user'));
        listen(page, request.id, over.signal, { ready: () => whenGone(page, request.id, over.signal, gone), resolve });
        const polling = page.setInterval(() => opened.closed && gone(), pollMs);
        over.signal.addEventListener('abort', () => page.clearInterval(polling));
      });
      return answered.finally(() => {
        over.abort();
        opened.close();
      });
    },
    redirect(request) {
      storeRequest(page, request);
      const { promise } = Promise.withResolvers<never>();
      page.location.assign(providerPage);
      return waitForRedirect(promise);
    },
    takeRedirectAnswer() {
      const request = parseRequest(page.sessionStorage.getItem(requestKey));
      const answer = parseAnswer(page.sessionStorage.getItem(answerKey));
      page.sessionStorage.removeItem(requestKey);
      page.sessionStorage.removeItem(answerKey);
      return request && answer && answer.id === request.id ? { request, answer } : null;
    },
    cancelWindow: () => cancel(new AuthError('auth/cancelled-popup-request')),
  };
}

function storeRequest(page: Window, request: ProviderRequest): void {
  page.sessionStorage.removeItem(answerKey);
  page.sessionStorage.setItem(requestKey, JSON.stringify(request));
}

/** In the middle of the screen. */
function centeredWindowFeatures({ screen }: Window): string {
  const left = Math.max((screen.availWidth - popup.width) / 2, 0);
  const top = Math.max((screen.availHeight - popup.height) / 2, 0);
  return `popup,width=${popup.width},height=${popup.height},left=${left},top=${top}`;
}

function listen(
  page: Window,
  id: string,
  signal: AbortSignal,
  { ready, resolve }: { ready(): void; resolve(answer: ProviderAnswer): void },
): void {
  const heard = ({ data, origin }: MessageEvent): void => {
    const message = origin === page.location.origin ? parseMessage(data) : null;
    if (message?.kind === 'ready' && message.id === id) ready();
    if (message?.kind === 'answer' && message.answer.id === id) resolve(message.answer);
  };
  page.addEventListener('message', heard, { signal });
}

/** The window holds a lock, which the browser lets go when the window goes: no timer is needed to notice it. */
function whenGone({ navigator }: Window, id: string, signal: AbortSignal, gone: () => void): void {
  // Not in a page without TLS.
  const locks = navigator.locks as LockManager | undefined;
  locks?.request(getWindowLockName(id), { signal }, gone).catch(() => {}); // rejects when the signal ends the waiting
}
