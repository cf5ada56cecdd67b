/** How the button of a provider looks unless the configuration says otherwise (spec §3, reference §1.3). */
export interface ProviderLook {
  readonly name: string;
  readonly color: string;
}

const known: Readonly<Record<string, ProviderLook>> = {
  'google.com': { name: 'Google', color: '#ffffff' },
  'facebook.com': { name: 'Facebook', color: '#3b5998' },
  'twitter.com': { name: 'Twitter', color: '#55acee' },
  'github.com': { name: 'GitHub', color: '#333333' },
  'microsoft.com': { name: 'Microsoft', color: '#2f2f2f' },
  'apple.com': { name: 'Apple', color: '#000000' },
  'yahoo.com': { name: 'Yahoo', color: '#720e9e' },
  password: { name: 'Password', color: '#db4437' },
  phone: { name: 'Phone', color: '#02bd7e' },
  anonymous: { name: 'Guest', color: '#f4b400' },
};

const prefixes = ['saml.', 'oidc.'] as const;

/** The providers that have a name of their own, and those that a project names: `saml.` and `oidc.` with more behind it. */
export function lookOf(providerId: string): ProviderLook | null {
  // What every object has, such as "constructor", is no provider.
  const look = Object.hasOwn(known, providerId) && known[providerId];
  if (look) return look;
  const prefix = prefixes.find((start) => providerId.startsWith(start) && providerId.length > start.length);
  return prefix === undefined ? null : { name: providerId.slice(prefix.length), color: '#007bff' };
}

/** A provider that another site stands behind: it opens a window or leaves the page. Guests do not (reference Q14). */
export function isFederated(providerId: string): boolean {
  return !['password', 'phone', 'anonymous', 'emailLink'].includes(providerId);
}

/** The parameter by which a provider takes the address that the visitor typed (reference §2.4). */
export function builtInLoginHint(providerId: string): string | null {
  return { 'google.com': 'login_hint', 'github.com': 'login' }[providerId] ?? null;
}
