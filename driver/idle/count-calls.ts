declare global {
  interface Window {
    /** Number of unanswered calls to a service, to IndexedDB, to Web Crypto or to `history.go`. */
    pendingCalls?: number;
  }
}

/**
 * Keeps the number of the app's unanswered calls in `window.pendingCalls`, so that the driver can wait for the answers.
 * Playwright reports calls with a delay, in which the page would seem idle. Runs in the page, before any other script.
 */
export function countCalls(): void {
  window.pendingCalls = 0;
  const start = (): void => void (window.pendingCalls = (window.pendingCalls ?? 0) + 1);
  const settle = (): void => {
    window.pendingCalls = (window.pendingCalls ?? 0) - 1;
    window.recheckIdle?.();
  };

  // Keep the browser's own timer, because the paused clock is going to replace the timers of `window`.
  const { fetch: originalFetch, setTimeout: setRealTimeout } = window;
  window.fetch = async (...request) => {
    start();
    try {
      return await originalFetch.apply(window, request);
    } finally {
      settle();
    }
  };

  type Method = (this: unknown, ...args: unknown[]) => unknown;
  const wrapMethod = (prototype: object, name: string, wrap: (method: Method) => Method): void => {
    const method = Reflect.get(prototype, name) as Method;
    Object.defineProperty(prototype, name, { configurable: true, writable: true, value: wrap(method) });
  };

  const countPromise = (method: Method): Method =>
    async function (...args) {
      start();
      try {
        return await method.apply(this, args);
      } finally {
        settle();
      }
    };

  // When the promise of `fetch` settles, only the headers have arrived. Count the methods that read the body, too.
  for (const name of ['json', 'text', 'blob', 'arrayBuffer']) wrapMethod(Response.prototype, name, countPromise);

  // In the first document, about:blank, `SubtleCrypto` is undefined, because about:blank is not a secure context.
  const cryptography = typeof SubtleCrypto === 'undefined' ? {} : SubtleCrypto.prototype;
  for (const name of Object.getOwnPropertyNames(cryptography)) {
    if (name === 'constructor') continue;
    wrapMethod(cryptography, name, countPromise);
  }

  // Time limit for the event `popstate` after `history.go`. The event may never come: the history may lack the entry, or
  // the browser may go back in an iframe.
  const goLimitMs = 300;
  const moves = new Set<object>();
  const endMove = (move: object | undefined): void => {
    if (move && moves.delete(move)) settle();
  };
  window.addEventListener('popstate', () => endMove([...moves][0]));
  wrapMethod(
    History.prototype,
    'go',
    (method) =>
      function (this: unknown, ...args) {
        const move = {};
        moves.add(move);
        start();
        setRealTimeout(() => endMove(move), goLimitMs);
        return method.apply(this, args);
      },
  );

  const databaseMethods: [object, string][] = [
    [IDBFactory.prototype, 'open'],
    [IDBObjectStore.prototype, 'get'],
    [IDBObjectStore.prototype, 'put'],
  ];
  for (const [prototype, name] of databaseMethods) {
    wrapMethod(
      prototype,
      name,
      (method) =>
        function (this: unknown, ...args) {
          const request = method.apply(this, args) as IDBRequest;
          start();
          for (const event of ['success', 'error']) request.addEventListener(event, settle, { once: true });
          return request;
        },
    );
  }
}
