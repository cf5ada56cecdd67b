import { constants } from 'node:os';
import { HarnessError } from '../../driver/harness-error.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Milliseconds for closing browsers and servers after an interruption. */
const closingLimitMs = 10_000;

/**
 * Catches the signals that interrupt this process, so that browsers and servers can be closed. After Ctrl+C, this
 * process can get the signal twice: from the terminal, and from its parent process, which passes the signal on. Later
 * signals are therefore ignored.
 *
 * @returns `signal`, which is aborted by the first signal with a {@link HarnessError} as its reason
 */
export function catchInterruption() {
  const controller = new AbortController();
  const interrupt = (name: (typeof signals)[number]): void => {
    if (controller.signal.aborted) return;
    controller.abort(new HarnessError(`interrupted by ${name}`));
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
