import assert from 'node:assert/strict';
import type { AuthUser, AuthBackend } from '../../src/adapters/auth-backend.ts';
import { AuthError, type AuthErrorCode } from '../../src/adapters/auth-error.ts';

/** Expects an operation to be refused with this code, and with this sentence where one is given; gives the refusal. */
export async function refused(operation: Promise<unknown>, code: AuthErrorCode, sentence?: string): Promise<AuthError> {
  const outcome = await operation.then(
    (value) => assert.fail(`expected a refusal with ${code}, seen: resolved with ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  assert.ok(outcome instanceof AuthError, `expected an AuthError with ${code}, seen: ${String(outcome)}`);
  assert.equal(outcome.code, code, `expected a refusal with ${code}, seen: ${outcome.code} (${outcome.message})`);
  if (sentence !== undefined) assert.equal(outcome.message, sentence);
  return outcome;
}

/** What an observer of the session heard, as emails; "nobody" for null, and "guest" for a user without an email. */
export interface Hearing {
  readonly heard: readonly string[];
  /** Resolves once so many reports were heard. */
  until(reports: number): Promise<void>;
  readonly last: AuthUser | null | undefined;
  stop(): void;
}

export function observe(backend: AuthBackend): Hearing {
  const heard: string[] = [];
  const waiting = new Set<() => void>();
  let last: AuthUser | null | undefined;
  const stop = backend.observeSession((user) => {
    last = user;
    heard.push(user === null ? 'nobody' : (user.email ?? 'guest'));
    for (const goOn of waiting) goOn();
  });
  return {
    heard,
    get last() {
      return last;
    },
    async until(reports) {
      while (heard.length < reports) {
        await new Promise<void>((resolve) => {
          waiting.add(resolve);
        });
      }
    },
    stop,
  };
}

/** Whether a promise is settled by now, however often others get their turn. */
export async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  promise.then(
    () => (settled = true),
    () => (settled = true),
  );
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return settled;
}

/** The code in the link of a mail. */
export function codeIn(path: string | undefined): string {
  const code = new URL(path ?? '', 'http://app').searchParams.get('oobCode');
  assert.ok(code, `expected a mail's path with an oobCode, seen: ${path}`);
  return code;
}

/** The address that the link of a mail leads to, in the app. */
export function linkIn(path: string | undefined): string {
  return new URL(path ?? '', 'http://127.0.0.1:5188').href;
}
