import { constants } from 'node:os';
import { HarnessError } from '../../driver/harness-error.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Milliseconds to wait until browsers and servers are closed after an interruption. After this time, the process exits
 * anyway.
 */
const closingLimitMs = 10_000;

/**
 * Catches the signals that interrupt this process, so that browsers and servers can be closed. Ignores further signals,
 * because Ctrl+C may send two.
 *
 * @returns `signal`: aborted at the first interruption, with a {@link HarnessError} as the reason
 */
export function catchInterruption() {
  const controller = new AbortController();
  const interrupt = (name: (typeof signals)[number]): void => {
    if (controller.signal.aborted) return;
    controller.abort(new HarnessError(`Stopped by ${name}`));
    setTimeout(() => process.exit(128 + constants.signals[name]), closingLimitMs).unref();
  };
  for (const name of signals) process.on(name, interrupt);
  return {
    signal: controller.signal,
    [Symbol.dispose](): void {
      for (const name of signals) process.off(name, interrupt);
    },
  };
}
