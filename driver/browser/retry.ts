import { setTimeout as pause } from 'node:timers/promises';

/**
 * Repeats `attempt` until it returns a value other than null.
 *
 * @param limitMs milliseconds of real time, after which null is returned
 */
export async function retry<T>(limitMs: number, attempt: () => Promise<T | null>): Promise<T | null> {
  const deadline = performance.now() + limitMs;
  while (true) {
    const result = await attempt();
    if (result !== null || performance.now() > deadline) return result;
    await pause(5);
  }
}
