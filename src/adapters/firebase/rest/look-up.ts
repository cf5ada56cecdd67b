import type { SignInMethods } from '../../auth-backend.ts';
import type { IdentityToolkit } from './identity-toolkit.ts';

/**
 * Asks the identity service how an email signs in, without the SDK: the SDK's own look-up answers an empty list both
 * for an unknown email and for a project that does not say.
 */
export async function lookUp(service: IdentityToolkit, email: string, tenantId: string | null): Promise<SignInMethods> {
  const tenant = tenantId === null ? {} : { tenantId };
  const answer = await service.post('accounts:createAuthUri', {
    identifier: email,
    continueUri: pageOrigin(),
    ...tenant,
  });
  return signInMethodsOf(answer);
}

/** With email enumeration protection the answer has neither `registered` nor `signinMethods`. */
function signInMethodsOf(answer: unknown): SignInMethods {
  const { registered, signinMethods } = (answer ?? {}) as { registered?: unknown; signinMethods?: unknown };
  if (registered === undefined && signinMethods === undefined) return { kind: 'withheld' };
  const methods = Array.isArray(signinMethods) ? signinMethods.filter((method) => typeof method === 'string') : [];
  return { kind: 'given', methods };
}

/** The service wants a URL to go on to, and does not use it here. A page without an origin of its own has "null". */
function pageOrigin(): string {
  const origin = globalThis.location?.origin;
  return origin?.startsWith('http') ? origin : 'http://localhost';
}
