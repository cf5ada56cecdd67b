import { setTimeout as pause } from 'node:timers/promises';

/** Tries again, for so long in real time, until there is something; null where there was nothing all the time. */
export async function within<T>(milliseconds: number, attempt: () => Promise<T | null>): Promise<T | null> {
  const deadline = performance.now() + milliseconds;
  while (true) {
    const found = await attempt();
    if (found !== null || performance.now() > deadline) return found;
    await pause(5);
  }
}
