import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';
import { describeValue } from '../../config/config-error.ts';
import { findEmailCode } from '../../config/email-method.ts';
import type { EmailCodeAccepted, EmailCodeContext, EnteredEmailCode } from '../../config/ui-config.ts';
import { limits } from '../../delays-and-limits/constants.ts';
import { reportAppError } from '../../report-app-error.ts';
import type { Tools } from '../../screen/screen.ts';
import { findGuestToUpgrade } from '../linking/guest-to-upgrade.ts';
import { EmailCodeRefusal, isRefused } from './email-code-refusal.ts';

/** Calls the app's functions, which call the app's server. */
export interface CodeServer {
  /** Calls `sendEmailCode`. Rejects with an `EmailCodeRefusal`, or with another `AuthError` if the call has failed. */
  send(email: string): Promise<void>;
  /** Calls `checkEmailCode`. Rejects like {@link send}. */
  check(entered: EnteredEmailCode): Promise<EmailCodeAccepted>;
  /** Aborts the `signal` of the latest call, because its result is no longer needed. */
  abort(): void;
}

export function createCodeServer({ auth, settings }: Pick<Tools, 'auth' | 'settings'>): CodeServer {
  const { sendEmailCode, checkEmailCode } = findEmailCode(settings) ?? {};
  let controller = new AbortController();

  /**
   * Runs one of the app's functions. If it fails, reports the error, and rejects with an `AuthError`.
   *
   * @param isExpected returns true for a result that is neither a refusal nor wrong
   */
  async function run<T>(
    name: string,
    call: (context: EmailCodeContext) => unknown,
    isExpected: (result: unknown) => result is T,
  ): Promise<T> {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    const context = { signal, tenantId: settings.tenantId, guest: findGuest({ auth, settings }) };
    try {
      const result = await Promise.race([call(context), rejectLate(name, signal)]);
      if (isRefused(result)) throw new EmailCodeRefusal(result);
      if (isExpected(result)) return result;
      throw new Error(`${name}: has returned ${describeValue(result)}, which is neither a success nor a refusal.`);
    } catch (error) {
      if (error instanceof EmailCodeRefusal) throw error;
      if (!signal.aborted) reportAppError(error);
      throw toAuthError(error);
    }
  }

  return {
    async send(email) {
      await run('sendEmailCode', (context) => sendEmailCode?.(email, context), isNothing);
    },
    check: (entered) => run('checkEmailCode', (context) => checkEmailCode?.(entered, context), isAccepted),
    abort: () => controller.abort(),
  };
}

/**
 * Returns the guest whom the app's server may upgrade, or null. While sign-up is closed, no guest is upgraded, as with all
 * other sign-in options.
 */
export const findGuest = (tools: Pick<Tools, 'auth' | 'settings'>): AuthUser | null =>
  tools.settings.closedSignUp ? null : findGuestToUpgrade(tools);

const isNothing = (result: unknown): result is null | undefined => result === null || result === undefined;

const isAccepted = (result: unknown): result is EmailCodeAccepted =>
  typeof (result as Partial<EmailCodeAccepted> | null | undefined)?.token === 'string';

const TIMEOUT = 'TimeoutError';

/** Rejects after `limits.longWaitMs`, unless `signal` is aborted earlier. */
const rejectLate = (name: string, signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const late = new DOMException(`${name}: no result within ${limits.longWaitMs / 1000} s.`, TIMEOUT);
    const timer = setTimeout(() => reject(late), limits.longWaitMs);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

/**
 * Returns the error to show to the visitor. A `TimeoutError` comes from {@link rejectLate} or from an
 * `AbortSignal.timeout` in the app's function.
 */
function toAuthError(cause: unknown): AuthError {
  if ((cause as Partial<Error> | null | undefined)?.name === TIMEOUT) return new AuthError('auth/timeout');
  return new AuthError(navigator.onLine ? 'auth/internal-error' : 'auth/network-request-failed');
}
