import { callAppInTime } from '../../call-app.ts';
import { describeValue } from '../../config/config-error.ts';
import type { EmailCodeAccepted, EmailCodeContext, EnteredEmailCode } from '../../config/ui-config.ts';
import type { Tools } from '../../screen/screen.ts';
import { findGuestForApp } from '../linking/guest-to-upgrade.ts';
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

export function createCodeServer({
  auth,
  settings,
  language,
}: Pick<Tools, 'auth' | 'settings' | 'language'>): CodeServer {
  const { sendEmailCode, checkEmailCode } = settings.options.find((option) => option.checkEmailCode) ?? {};
  let controller = new AbortController();

  /**
   * Calls one of the app's functions. Aborts an earlier call that is still running. Rejects with an `EmailCodeRefusal`,
   * or with the `AuthError` of a failed call.
   *
   * @param isExpected returns true for the result of a successful call
   */
  async function run<T>(
    name: string,
    call: (context: EmailCodeContext) => unknown,
    isExpected: (result: unknown) => result is T,
  ): Promise<T> {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    const context = {
      signal,
      tenantId: settings.tenantId,
      language: language().tag,
      guest: findGuestForApp({ auth, settings }),
    };
    const answer = await callAppInTime(name, signal, async () => {
      const result = await call(context);
      if (isRefused(result)) return { refusal: result };
      if (isExpected(result)) return { result };
      throw new Error(`${name}: has returned ${describeValue(result)}, which is neither a success nor a refusal.`);
    });
    if ('refusal' in answer) throw new EmailCodeRefusal(answer.refusal);
    return answer.result;
  }

  return {
    async send(email) {
      await run('sendEmailCode', (context) => sendEmailCode?.(email, context), isNothing);
    },
    check: (entered) => run('checkEmailCode', (context) => checkEmailCode?.(entered, context), isAccepted),
    abort: () => controller.abort(),
  };
}

const isNothing = (result: unknown): result is null | undefined => result === null || result === undefined;

const isAccepted = (result: unknown): result is EmailCodeAccepted =>
  typeof (result as Partial<EmailCodeAccepted> | null | undefined)?.token === 'string';
