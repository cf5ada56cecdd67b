import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { emailCheckMs } from '../../delays-and-limits/verified-email.ts';
import { toOutcome, type Outcome } from '../../ui.ts';
import { isTransient } from '../finish/transient-error.ts';

/** After a failed check, the time until the next check doubles, at most this many times: from 5 s to 40 s. */
const maximumDoublings = 3;

interface VerificationWatch {
  /** Resolves with the user once the email is verified, or with the first error that is not transient. */
  readonly ended: Promise<Outcome<AuthUser>>;
  stop(): void;
}

/**
 * Checks at intervals whether the email is verified. Pauses while the page is hidden or offline. Checks at once when
 * the page is visible and online again.
 *
 * @param reload loads the user from the service
 */
export function watchVerification(reload: () => Promise<AuthUser>): VerificationWatch {
  let resolve = (_outcome: Outcome<AuthUser>): void => {};
  const ended = new Promise<Outcome<AuthUser>>((settle) => (resolve = settle));
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isChecking = false;
  const canCheck = (): boolean =>
    !signal.aborted && !isChecking && document.visibilityState !== 'hidden' && navigator.onLine;

  function schedule(): void {
    clearTimeout(timer);
    if (canCheck()) timer = setTimeout(() => void check(), emailCheckMs * 2 ** failures);
  }

  async function check(): Promise<void> {
    clearTimeout(timer);
    if (!canCheck()) return;
    isChecking = true;
    const outcome = await toOutcome(reload());
    isChecking = false;
    if (signal.aborted) return;
    if (outcome.ok ? outcome.value.emailVerified : !isTransient(outcome.error)) return resolve(outcome);
    failures = outcome.ok ? 0 : Math.min(failures + 1, maximumDoublings);
    schedule();
  }

  const checkNow = () => void check();
  document.addEventListener('visibilitychange', checkNow, { signal });
  for (const event of ['focus', 'online', 'offline']) window.addEventListener(event, checkNow, { signal });
  schedule();
  return {
    ended,
    stop() {
      stopping.abort();
      clearTimeout(timer);
    },
  };
}
