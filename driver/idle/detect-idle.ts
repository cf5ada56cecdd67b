import type { Limits } from '../browser/wait-until-idle.ts';

declare global {
  interface Window {
    /** The app's parts that were asked for by `import()` and have not run yet. */
    partsOnTheirWay?: number;
    /** Counts a part that was asked for, and hands it on; the build has it called (`tools/bundle/counted-imports.ts`). */
    partIsComing?: <T>(part: Promise<T>) => Promise<T>;
    /** Something that was on its way has come. */
    tellArrival?: () => void;
    /** Resolves when what is due now has been done: a message is delivered after it, also while the clock stands still. */
    dueIsDone?: () => Promise<void>;
    /** Resolves when what is due has been done and nothing is on its way, or was waited for so long: each for its own. */
    comesToRest?: (within: Limits) => Promise<void>;
  }
}

/** In the page, before its clock is stopped: knows when nothing is on its way any more (`count-calls.ts`). */
export function comeToRest(): void {
  window.partsOnTheirWay = 0;
  // The real one: this comes before the clock is stopped.
  const { setTimeout: later, clearTimeout: notLater } = window;
  let arrivals = Promise.withResolvers<void>();
  const tellArrival = (): void => {
    arrivals.resolve();
    arrivals = Promise.withResolvers();
  };
  window.tellArrival = tellArrival;
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
}
