import type { PasswordPolicy, SignInMethods } from '../../auth-backend.ts';
import { AuthError } from '../../auth-error.ts';
import { readPasswordPolicy } from './read-password-policy.ts';
import { createIdentityToolkit, type IdentityToolkit } from './identity-toolkit.ts';

export interface RestQueries {
  /**
   * Looks up the sign-in methods of an email. Under email enumeration protection, the SDK's own look-up returns an
   * empty list, as for an unknown email. This look-up returns `withheld` instead.
   */
  lookUpSignInMethods(email: string, tenantId: string | null): Promise<SignInMethods>;
  /** Returns the project's reCAPTCHA site key (spec §7 recaptchaParams). */
  recaptchaSiteKey(): Promise<string>;
  /** Returns the hosts on which the project allows sign-in (spec §7 projects). */
  authorizedDomains(): Promise<readonly string[]>;
  /**
   * Returns the tenant's password policy, or null if the policy is not enforced. SDK versions before 10.3 cannot load
   * the policy.
   */
  passwordPolicy(tenantId: string | null): Promise<PasswordPolicy | null>;
}

export function createRestQueries(...connection: Parameters<typeof createIdentityToolkit>): RestQueries {
  const toolkit = createIdentityToolkit(...connection);
  return {
    lookUpSignInMethods: (email, tenantId) => lookUpSignInMethods(toolkit, email, tenantId),
    recaptchaSiteKey: () => loadRecaptchaSiteKey(toolkit),
    authorizedDomains: () => loadAuthorizedDomains(toolkit),
    passwordPolicy: (tenantId) => loadPasswordPolicy(toolkit, tenantId),
  };
}

async function lookUpSignInMethods(
  toolkit: IdentityToolkit,
  email: string,
  tenantId: string | null,
): Promise<SignInMethods> {
  const answer = await toolkit.post('accounts:createAuthUri', {
    identifier: email,
    continueUri: getPageOrigin(),
    ...(tenantId === null ? {} : { tenantId }),
  });
  const { registered, signinMethods } = (answer ?? {}) as { registered?: unknown; signinMethods?: unknown };
  // Under email enumeration protection, the response has neither `registered` nor `signinMethods`.
  if (registered === undefined && signinMethods === undefined) return { kind: 'withheld' };
  const methods = Array.isArray(signinMethods) ? signinMethods.filter((method) => typeof method === 'string') : [];
  return { kind: 'given', methods };
}

/**
 * Returns the page's origin, or a placeholder for a page without an origin. The service requires a URL in
 * `continueUri`, but does not use it.
 */
function getPageOrigin(): string {
  const origin = globalThis.location?.origin;
  return origin?.startsWith('http') ? origin : 'http://localhost';
}

async function loadRecaptchaSiteKey(toolkit: IdentityToolkit): Promise<string> {
  const answer = (await toolkit.get('recaptchaParams')) as { recaptchaSiteKey?: unknown } | null;
  const key = answer?.recaptchaSiteKey;
  if (typeof key === 'string' && key !== '') return key;
  throw new AuthError('auth/internal-error', `recaptchaParams: expected recaptchaSiteKey, received ${String(key)}`);
}

async function loadAuthorizedDomains(toolkit: IdentityToolkit): Promise<readonly string[]> {
  const answer = (await toolkit.get('projects')) as { authorizedDomains?: unknown } | null;
  const domains = answer?.authorizedDomains;
  if (Array.isArray(domains)) return domains.filter((domain) => typeof domain === 'string');
  throw new AuthError('auth/internal-error', `projects: expected authorizedDomains, received ${String(domains)}`);
}

async function loadPasswordPolicy(toolkit: IdentityToolkit, tenantId: string | null): Promise<PasswordPolicy | null> {
  return readPasswordPolicy(await toolkit.get('passwordPolicy', tenantId === null ? {} : { tenantId }, 'v2'));
}
