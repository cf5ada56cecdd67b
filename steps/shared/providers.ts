/** Other companies' ways in, by what the features call them: the id, and what the button says. */
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

/** Every way in that an app may offer, by what the features call it. */
export const waysIn: Readonly<Record<string, string>> = {
  email: 'password',
  phone: 'phone',
  guests: 'anonymous',
  ...Object.fromEntries(Object.entries(providers).map(([word, { id }]) => [word, id])),
};

/** The ids of ways in, from "Google and email". */
export function waysOf(words: string): string[] {
  return words.split(' and ').map((word) => {
    const id = waysIn[word.trim()];
    if (id === undefined) throw new Error(`"${word}" is no way in; there are ${Object.keys(waysIn).join(', ')}.`);
    return id;
  });
}
