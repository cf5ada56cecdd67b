declare global {
  interface Window {
    /** The app's calls on their way: to a service, to the browser's database, to its cryptography. */
    callsOnTheirWay?: number;
    /** The app's parts that were asked for by `import()` and have not run yet. */
    partsOnTheirWay?: number;
    /** Counts a part that was asked for, and hands it on; the build has it called (`scripts/bundle/counted-imports.ts`). */
    partIsComing?: <T>(part: Promise<T>) => Promise<T>;
    /** Resolves when what is due now has been done: a message is delivered after it, also while the clock stands still. */
    dueIsDone?: () => Promise<void>;
    /**
     * Resolves when what is due has been done and nothing is on its way any more, or when that was waited for so long, in
     * milliseconds of real time: each for its own.
     */
    comesToRest?: (within: { readonly answersMs: number; readonly partsMs: number }) => Promise<void>;
  }
}

/**
 * In the page, before anything else is: counts calls that are answered later than what is due now. News of a request
 * reach us after news of the key that caused it, so asking there is the only way not to take a page for resting that
 * has only just begun.
 */
export function countCalls(): void {
  window.callsOnTheirWay = 0;
  window.partsOnTheirWay = 0;
  // The real one: this comes before the clock is stopped.
  const { setTimeout: later, clearTimeout: notLater } = window;
  let arrivals = Promise.withResolvers<void>();
  const tellArrival = (): void => {
    arrivals.resolve();
    arrivals = Promise.withResolvers();
  };
  window.comesToRest = async ({ answersMs, partsMs }) => {
    await window.dueIsDone?.();
    const waitsFor = { answers: true, parts: true };
    const isAwaiting = (): boolean =>
      (waitsFor.answers && (window.callsOnTheirWay ?? 0) > 0) || (waitsFor.parts && (window.partsOnTheirWay ?? 0) > 0);
    if (!isAwaiting()) return;
    const giveUp = (what: keyof typeof waitsFor) => (): void => {
      waitsFor[what] = false;
      tellArrival();
    };
    const timers = [later(giveUp('answers'), answersMs), later(giveUp('parts'), partsMs)];
    while (isAwaiting()) {
      await arrivals.promise;
      await window.dueIsDone?.();
    }
    timers.forEach(notLater);
  };
  window.partIsComing = (part) => {
    window.partsOnTheirWay = (window.partsOnTheirWay ?? 0) + 1;
    const arrive = (): void => {
      window.partsOnTheirWay = (window.partsOnTheirWay ?? 0) - 1;
      tellArrival();
    };
    part.then(arrive, arrive);
    return part;
  };
  window.dueIsDone = async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          resolve();
        };
        port2.postMessage(null);
      });
    }
  };
  const begin = (): void => void (window.callsOnTheirWay = (window.callsOnTheirWay ?? 0) + 1);
  const end = (): void => {
    window.callsOnTheirWay = (window.callsOnTheirWay ?? 0) - 1;
    tellArrival();
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
