declare global {
  interface Window {
    /** The app's calls on their way: to a service, to the browser's database, to its cryptography. */
    callsOnTheirWay?: number;
  }
}

/**
 * In the page, before anything else is: counts calls that are answered later than what is due now. News of a request
 * reach us after news of the key that caused it, so asking there is the only way not to take a page for resting that
 * has only just begun.
 */
export function countCalls(): void {
  window.callsOnTheirWay = 0;
  const begin = (): void => void (window.callsOnTheirWay = (window.callsOnTheirWay ?? 0) + 1);
  const end = (): void => {
    window.callsOnTheirWay = (window.callsOnTheirWay ?? 0) - 1;
    window.tellArrival?.();
  };

  const { fetch: original } = window;
  window.fetch = async (...request) => {
    begin();
    try {
      return await original.apply(window, request);
    } finally {
      end();
    }
  };

  type Method = (this: unknown, ...given: unknown[]) => unknown;
  /** Puts another function in a method's place, made from the method. */
  const replace = (prototype: object, name: string, made: (method: Method) => Method): void => {
    const method = Reflect.get(prototype, name) as Method;
    Object.defineProperty(prototype, name, { configurable: true, writable: true, value: made(method) });
  };

  const counted = (method: Method): Method =>
    async function (...given) {
      begin();
      try {
        return await method.apply(this, given);
      } finally {
        end();
      }
    };

  // Between an answer and what it says there is a wait of its own.
  for (const name of ['json', 'text', 'blob', 'arrayBuffer']) replace(Response.prototype, name, counted);

  // An empty page, from before an address is opened, is no secure context and has no cryptography.
  const cryptography = typeof SubtleCrypto === 'undefined' ? {} : SubtleCrypto.prototype;
  for (const name of Object.getOwnPropertyNames(cryptography)) {
    if (name === 'constructor') continue;
    replace(cryptography, name, counted);
  }

  const asked: [object, string][] = [
    [IDBFactory.prototype, 'open'],
    [IDBObjectStore.prototype, 'get'],
    [IDBObjectStore.prototype, 'put'],
  ];
  for (const [prototype, name] of asked) {
    replace(
      prototype,
      name,
      (method) =>
        function (this: unknown, ...given) {
          const request = method.apply(this, given) as IDBRequest;
          begin();
          for (const outcome of ['success', 'error']) request.addEventListener(outcome, end, { once: true });
          return request;
        },
    );
  }
}
