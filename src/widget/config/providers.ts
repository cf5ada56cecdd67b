/** Default name and colour of a provider's button (spec §3, reference §1.3). */
export interface ProviderLook {
  readonly name: string;
  readonly color: string;
}

export const providerLooks: Readonly<Record<string, ProviderLook>> = {
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

export const customPrefixes = ['saml.', 'oidc.'] as const;

/**
 * Returns the name and the colour for the button of a known or custom provider (`saml.…`, `oidc.…`). Returns null for
 * any other ID.
 */
export function findProviderLook(providerId: string): ProviderLook | null {
  // Without `Object.hasOwn`, an ID such as "constructor" would find an inherited property.
  const look = Object.hasOwn(providerLooks, providerId) && providerLooks[providerId];
  if (look) return look;
  const prefix = customPrefixes.find((each) => providerId.startsWith(each) && providerId.length > each.length);
  return prefix === undefined ? null : { name: providerId.slice(prefix.length), color: '#007bff' };
}

/** Colour for the button of an unknown provider (reference §1.3). */
export const genericProviderColor = '#db4437';
/** Icon for the button of an unknown provider: the icon of OpenID Connect (`oidc`) providers. */
export const genericProviderIcon = 'oidc';

/** Colour for the button of a sign-in of the app, such as `app.passkey`. */
export const appSignInColor = '#374151';

/**
 * Returns the name of the OAuth parameter in which the provider expects an email (reference §2.4), or null if there is
 * none.
 */
export function findLoginHintParameter(providerId: string): string | null {
  return { 'google.com': 'login_hint', 'github.com': 'login' }[providerId] ?? null;
}

/**
 * Returns the icon for a configured URL. Adds `./` to a name such as `acme.svg`, because an icon without a slash is a
 * built-in one.
 */
export const toIcon = (iconUrl: string | undefined): string | undefined => iconUrl?.replace(/^[^/]+$/, './$&');
