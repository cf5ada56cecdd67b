import { customPrefixes, providerLooks } from './providers.ts';

/** The IDs of all known providers, and the prefixes of custom ones, such as `saml.…`. */
export const knownProviders: readonly string[] = [
  ...Object.keys(providerLooks),
  ...customPrefixes.map((prefix) => `${prefix}…`),
];
