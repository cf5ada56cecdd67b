import type { Settings } from '../../config/settings.ts';
import type { SignInOption } from '../../config/ui-config.ts';
import { normalizeValue } from '../../validation/rules.ts';

/**
 * Returns true if the `hd` of a sign-in option allows this email (spec §3 "hd"). `hd` is a domain or a regular
 * expression. If it is a domain, letter case does not matter, Unicode and ASCII spellings are equal, and emails of
 * subdomains do not match (reference Q34).
 */
export function acceptsEmail({ hd }: SignInOption, email: string): boolean {
  if (typeof hd === 'string') return normalizeEmail(email).endsWith(normalizeEmail(`@${hd}`));
  // Copy the pattern, because a pattern with the flag `g` starts each search at the end of its last match.
  return new RegExp(hd ?? '').test(email);
}

/**
 * Returns the ID of the first provider whose `hd` allows this email, or undefined if there is none. In an app with
 * tenants, `hd` does not select a provider, so the result is always undefined.
 */
export function findProviderOfDomain({ options, config }: Settings, email: string): string | undefined {
  return config.tenants ? undefined : options.find((option) => option.hd && acceptsEmail(option, email))?.provider;
}

const normalizeEmail = (email: string): string => normalizeValue('email', email).toLowerCase();
