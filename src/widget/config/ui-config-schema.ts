import { z } from 'zod/mini';
import { en } from '../messages/en.ts';
import { webUrl } from '../safe-url.ts';
import { complaint } from '../validation/rules.ts';
import { providers } from './providers.ts';

const must = <T>(sentence: string, holds: (value: T) => boolean) => z.refine<T>(holds, { error: sentence });
const address = () => new URL(globalThis.location?.href ?? 'http://localhost/');

const text = z.string().check(must('must not be empty', (value) => value.trim() !== ''));
const url = z
  .string()
  .check(must('must be a path, or a URL with http: or https:', (value) => webUrl(value, address()) !== null));
const email = z.string().check(must('must be an email address', (value) => complaint('email', value, en) === null));
const color = z
  .string()
  .check(must('must be a CSS colour', (value) => globalThis.CSS?.supports('color', value) ?? true));
const callback = z.custom((value) => typeof value === 'function', { error: 'must be a function' });
const urlOrCallback = z.union([url, callback], { error: 'must be a URL or a function' });

const restriction = z.strictObject({
  status: z.boolean(),
  adminEmail: z.optional(email),
  helpLink: z.optional(url),
});

const button = {
  providerName: z.optional(text),
  fullLabel: z.optional(text),
  buttonColor: z.optional(color),
  iconUrl: z.optional(url),
};

const served = Object.keys(providers)
  .map((id) => `"${id}"`)
  .join(' or ');

const signInOption = z.discriminatedUnion(
  'provider',
  [
    z.strictObject({
      provider: z.literal('password'),
      requireDisplayName: z.optional(z.boolean()),
      disableSignUp: z.optional(restriction),
      signInMethod: z.optional(z.literal('password')),
      ...button,
    }),
    z.strictObject({ provider: z.literal('anonymous'), ...button }),
  ],
  { error: `must be ${served}` },
);

/** FirebaseUI's `uiConfig` with the keys that are served today (spec §3, reference §6). */
export const uiConfigSchema = z.strictObject({
  signInOptions: z
    .array(signInOption)
    .check(must('must name at least one way to sign in', (options) => options.length > 0)),
  signInSuccessUrl: z.optional(url),
  callbacks: z.optional(
    z.strictObject({
      signInSuccessWithAuthResult: z.optional(callback),
      signInSuccess: z.optional(callback),
      uiShown: z.optional(callback),
      uiChanged: z.optional(callback),
    }),
  ),
  tosUrl: z.optional(urlOrCallback),
  privacyPolicyUrl: z.optional(urlOrCallback),
  siteName: z.optional(text),
  queryParameterForWidgetMode: z.optional(text),
  queryParameterForSignInSuccessUrl: z.optional(text),
  adminRestrictedOperation: z.optional(restriction),
});
