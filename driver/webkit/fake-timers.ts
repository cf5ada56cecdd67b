declare global {
  interface Window {
    fakeTimers?: { runFor(milliseconds: number): Promise<void> };
  }
}

/**
 * Replaces a page's timers, animation frames and clock, so that time passes only when `window.fakeTimers.runFor` is
 * called. Runs in the page, before the page's own scripts. Must run after `detectIdle`, which saves the browser's real
 * timers.
 */
export function installFakeTimers(startTime: number): void {
  interface Timer {
    readonly callback: (...args: unknown[]) => void;
    readonly args: readonly unknown[];
    readonly intervalMs: number | null;
    dueAt: number;
  }
  const frameMs = 16;
  const timers = new Map<number, Timer>();
  let now = startTime;
  let lastId = 0;

  function add(callback: unknown, delayMs: unknown, args: readonly unknown[], isInterval: boolean): number {
    if (typeof callback !== 'function') throw new TypeError('expected a function');
    const delay = Math.max(0, Number(delayMs) || 0);
    const timer = { callback: callback as Timer['callback'], args, intervalMs: isInterval ? delay || 1 : null };
    timers.set((lastId += 1), { ...timer, dueAt: now + delay });
    return lastId;
  }
  const remove = (id: unknown): void => void timers.delete(Number(id));

  function runNext(end: number): boolean {
    const [next] = [...timers].filter(([, { dueAt }]) => dueAt <= end).toSorted(([, a], [, b]) => a.dueAt - b.dueAt);
    if (!next) return false;
    const [id, timer] = next;
    now = Math.max(now, timer.dueAt);
    if (timer.intervalMs === null) timers.delete(id);
    else timer.dueAt += timer.intervalMs;
    timer.callback(...timer.args);
    return true;
  }

  Object.assign(window, {
    setTimeout: (callback: unknown, delayMs?: unknown, ...args: unknown[]) => add(callback, delayMs, args, false),
    setInterval: (callback: unknown, delayMs?: unknown, ...args: unknown[]) => add(callback, delayMs, args, true),
    clearTimeout: remove,
    clearInterval: remove,
    requestAnimationFrame: (callback: (time: number) => void) =>
      add(() => callback(now - startTime), frameMs, [], false),
    cancelAnimationFrame: remove,
    Date: new Proxy(Date, {
      apply: () => new Date(now).toString(),
      construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now], newTarget),
      get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
    }),
    fakeTimers: {
      async runFor(milliseconds: number) {
        const end = now + milliseconds;
        // After each timer, let code that awaits a promise continue before the next timer runs.
        while (runNext(end)) await window.waitForDueTasks?.();
        now = end;
      },
    },
  });
  performance.now = () => now - startTime;
}
