import type { SignInMethods } from '../auth-backend.ts';
import { errorOfWireMessage, networkFailure } from '../wire-error.ts';
import type { LookUp } from './lazy-backend.ts';

/** As long as the SDK waits for an answer. */
const timeoutMs = 30_000;

/**
 * Asks the identity service how an email signs in, without the SDK: the SDK's own look-up answers an empty list both
 * for an unknown email and for a project that does not say.
 *
 * @param identityToolkit origin (and path, with an emulator) of the service
 */
export function lookUpAt(identityToolkit: string, apiKey: string): LookUp {
  return async (email) => {
    const { ok, answer } = await post(
      `${identityToolkit}/v1/accounts:createAuthUri?key=${encodeURIComponent(apiKey)}`,
      { identifier: email, continueUri: pageOrigin() },
    );
    if (!ok) throw errorOfWireMessage(wireMessageOf(answer));
    return signInMethodsOf(answer);
  };
}

async function post(url: string, body: object): Promise<{ ok: boolean; answer: unknown }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { ok: response.ok, answer: await response.json() };
  } catch (cause) {
    throw errorOfWireMessage(networkFailure, cause);
  }
}

/** With email enumeration protection the answer has neither `registered` nor `signinMethods`. */
function signInMethodsOf(answer: unknown): SignInMethods {
  const { registered, signinMethods } = (answer ?? {}) as { registered?: unknown; signinMethods?: unknown };
  if (registered === undefined && signinMethods === undefined) return { kind: 'withheld' };
  const methods = Array.isArray(signinMethods) ? signinMethods.filter((method) => typeof method === 'string') : [];
  return { kind: 'given', methods };
}

function wireMessageOf(answer: unknown): string {
  const { error } = (answer ?? {}) as { error?: { message?: unknown } };
  return typeof error?.message === 'string' ? error.message : 'INTERNAL_ERROR';
}

/** The service wants a URL to go on to, and does not use it here. A page without an origin of its own has "null". */
function pageOrigin(): string {
  const origin = globalThis.location?.origin;
  return origin?.startsWith('http') ? origin : 'http://localhost';
}
