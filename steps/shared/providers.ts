/**
 * The keys are the names of providers in the features. The values are the providers' IDs and their names on buttons.
 */
export const providers = {
  Google: { id: 'google.com', name: 'Google' },
  GitHub: { id: 'github.com', name: 'GitHub' },
  Facebook: { id: 'facebook.com', name: 'Facebook' },
  Twitter: { id: 'twitter.com', name: 'Twitter' },
  Microsoft: { id: 'microsoft.com', name: 'Microsoft' },
  Yahoo: { id: 'yahoo.com', name: 'Yahoo' },
  Apple: { id: 'apple.com', name: 'Apple' },
  SAML: { id: 'saml.initech', name: 'initech' },
  'OpenID Connect': { id: 'oidc.globex', name: 'globex' },
} as const;

export type Provider = (typeof providers)[keyof typeof providers];

const providerIds = new Map(Object.entries(providers).map(([name, { id }]) => [name, id as string]));

export const findProviderId = (name: string): string | undefined => providerIds.get(name);

/**
 * Returns the ID of the provider with this name in the features.
 *
 * @throws Error if no provider has this name
 */
export function getProviderId(name: string): string {
  const id = findProviderId(name);
  if (id === undefined)
    throw new Error(`No provider is called "${name}". Known providers: ${Object.keys(providers).join(', ')}.`);
  return id;
}

/** The ID of each sign-in option in the configuration, by the option's name in the features. */
export const signInOptionIds: Readonly<Record<string, string>> = {
  email: 'password',
  phone: 'phone',
  guests: 'anonymous',
  ...Object.fromEntries(providerIds),
};

/**
 * Turns "Google and email" into the IDs of the sign-in options.
 *
 * @throws Error if a name is unknown
 */
export function parseSignInOptions(words: string): string[] {
  return words.split(' and ').map((word) => {
    const id = signInOptionIds[word.trim()];
    if (id === undefined)
      throw new Error(`"${word}" is not a sign-in option. Known options: ${Object.keys(signInOptionIds).join(', ')}.`);
    return id;
  });
}
