import { AuthError } from '../../auth-error.ts';
import type { IdentityToolkit } from './identity-toolkit.ts';

/** The key with which the project's pages draw a reCAPTCHA (spec §7 recaptchaParams). */
export async function recaptchaSiteKey(service: IdentityToolkit): Promise<string> {
  const answer = (await service.get('recaptchaParams')) as { recaptchaSiteKey?: unknown } | null;
  const key = answer?.recaptchaSiteKey;
  if (typeof key === 'string' && key !== '') return key;
  throw new AuthError('auth/internal-error', `recaptchaParams: expected recaptchaSiteKey, seen ${String(key)}`);
}

/** The hosts on which the project lets people sign in (spec §7 projects). */
export async function authorizedDomains(service: IdentityToolkit): Promise<readonly string[]> {
  const answer = (await service.get('projects')) as { authorizedDomains?: unknown } | null;
  const domains = answer?.authorizedDomains;
  if (Array.isArray(domains)) return domains.filter((domain) => typeof domain === 'string');
  throw new AuthError('auth/internal-error', `projects: expected authorizedDomains, seen ${String(domains)}`);
}
