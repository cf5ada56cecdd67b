import { AuthError } from '../auth-error.ts';
import {
  answerKey,
  getWindowLockName,
  parseAnswer,
  parseMessage,
  parseRequest,
  requestKey,
  type ProviderAnswer,
  type ProviderRequest,
} from './provider-messages.ts';

/** Opens the provider page, which stands in for all providers, and receives its answer. */
export interface ProviderNavigation {
  /**
   * Opens the provider page in a window and waits for the page's answer. Rejects with `auth/popup-blocked` or
   * `auth/popup-closed-by-user`. If another window is opened, rejects with `auth/cancelled-popup-request`.
   */
  openWindow(request: ProviderRequest): Promise<ProviderAnswer>;
  /** Redirects to the provider page. Never settles. */
  redirect(request: ProviderRequest): Promise<never>;
  /** Returns and removes the answer to a redirect. Returns null if there is no answer. */
  takeRedirectAnswer(): { readonly request: ProviderRequest; readonly answer: ProviderAnswer } | null;
  cancelWindow(): void;
}

/** The size of the provider window (spec §9), in pixels. */
const windowSize = { width: 500, height: 600 } as const;

/**
 * Interval, in milliseconds, for checking whether the provider window was closed. Only browsers without Web Locks need
 * these checks.
 */
const pollMs = 500;

const providerPage = '/provider.html';

/**
 * Returns functions that open the provider page, which stands in for all providers, in a window or by redirect. Only
 * test builds contain this page.
 */
export function createBrowserNavigation(page: Window = window): ProviderNavigation {
  let rejectWindow: (error: AuthError) => void = () => {};

  return {
    openWindow(request) {
      rejectWindow(new AuthError('auth/cancelled-popup-request'));
      storeRequest(page, request);
      const opened = page.open(providerPage, `doorstep-${request.id}`, getWindowFeatures(page));
      if (!opened) return Promise.reject(new AuthError('auth/popup-blocked'));
      const finished = new AbortController();
      const answered = new Promise<ProviderAnswer>((resolve, reject) => {
        rejectWindow = reject;
        const onClosed = (): void => reject(new AuthError('auth/popup-closed-by-user'));
        const onReady = (): void => waitForClosing(page, request.id, finished.signal, onClosed);
        listenToWindow(page, request.id, finished.signal, { onReady, onAnswer: resolve });
        const polling = page.setInterval(() => opened.closed && onClosed(), pollMs);
        finished.signal.addEventListener('abort', () => page.clearInterval(polling));
      });
      return answered.finally(() => {
        finished.abort();
        opened.close();
      });
    },
    redirect(request) {
      storeRequest(page, request);
      page.location.assign(providerPage);
      return new Promise<never>(() => {});
    },
    takeRedirectAnswer() {
      const request = parseRequest(page.sessionStorage.getItem(requestKey));
      const answer = parseAnswer(page.sessionStorage.getItem(answerKey));
      page.sessionStorage.removeItem(requestKey);
      page.sessionStorage.removeItem(answerKey);
      return request && answer && answer.id === request.id ? { request, answer } : null;
    },
    cancelWindow: () => rejectWindow(new AuthError('auth/cancelled-popup-request')),
  };
}

function storeRequest(page: Window, request: ProviderRequest): void {
  page.sessionStorage.removeItem(answerKey);
  page.sessionStorage.setItem(requestKey, JSON.stringify(request));
}

function getWindowFeatures({ screen }: Window): string {
  const left = Math.max((screen.availWidth - windowSize.width) / 2, 0);
  const top = Math.max((screen.availHeight - windowSize.height) / 2, 0);
  return `popup,width=${windowSize.width},height=${windowSize.height},left=${left},top=${top}`;
}

function listenToWindow(
  page: Window,
  requestId: string,
  signal: AbortSignal,
  { onReady, onAnswer }: { onReady(): void; onAnswer(answer: ProviderAnswer): void },
): void {
  const onMessage = ({ data, origin }: MessageEvent): void => {
    const message = origin === page.location.origin ? parseMessage(data) : null;
    if (message?.kind === 'ready' && message.id === requestId) onReady();
    if (message?.kind === 'answer' && message.answer.id === requestId) onAnswer(message.answer);
  };
  page.addEventListener('message', onMessage, { signal });
}

/**
 * Calls `onClosed` when the provider window closes. The open window holds a Web Lock. This function requests the same
 * lock, which the browser grants after the window has closed.
 */
function waitForClosing({ navigator }: Window, requestId: string, signal: AbortSignal, onClosed: () => void): void {
  // `navigator.locks` is undefined in insecure contexts.
  const locks = navigator.locks as LockManager | undefined;
  // Ignore the rejection when `signal` aborts the request: `openWindow` has already settled.
  locks?.request(getWindowLockName(requestId), { signal }, onClosed).catch(() => {});
}
