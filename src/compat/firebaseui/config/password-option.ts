import type { SignInLinkSettings } from '../../../adapters/auth-backend.ts';
import type { SignInOption } from '../../../widget/config/ui-config.ts';
import { parseOwnUrl } from '../../../widget/safe-url.ts';
import type { Reader } from './reader.ts';
import { readRestriction } from './restriction.ts';
import { ignore, isObject, readCallback, readText, type Given } from './values.ts';

type PasswordKey = 'requireDisplayName' | 'disableSignUp' | 'signInMethod' | 'emailLinkSignIn' | 'forceSameDevice';
type PasswordKeys = { readonly [K in PasswordKey]: SignInOption[K] | undefined };

/** Used for options other than `password`, such as `google.com`: all keys that only `password` has are undefined. */
export const noPasswordKeys: PasswordKeys = {
  requireDisplayName: undefined,
  disableSignUp: undefined,
  signInMethod: undefined,
  emailLinkSignIn: undefined,
  forceSameDevice: undefined,
};

/** Reads the keys of the option `password` (reference §6.3). */
export function readPasswordKeys(
  { requireDisplayName, signInMethod, forceSameDevice }: Readonly<Record<string, unknown>>,
  get: (key: string) => Given,
  reader: Reader,
): PasswordKeys {
  const { context, warn } = reader;
  return {
    requireDisplayName: requireDisplayName === undefined ? undefined : Boolean(requireDisplayName),
    disableSignUp: readRestriction(get('disableSignUp'), context.getBase(), warn),
    signInMethod: signInMethod === 'emailLink' ? 'emailLink' : undefined,
    emailLinkSignIn: readEmailLinkSignIn(get('emailLinkSignIn'), reader),
    forceSameDevice: forceSameDevice ? true : undefined,
  };
}

/** Wraps the app's callback `emailLinkSignIn` in a function that checks the returned settings. */
function readEmailLinkSignIn(given: Given, reader: Reader): SignInOption['emailLinkSignIn'] {
  const getSettings = readCallback(given, reader.warn) as (() => unknown) | undefined;
  return getSettings && (() => readLinkSettings({ path: `${given.path}()`, value: getSettings() }, reader));
}

/** Reads the settings of a sign-in link. Omits a `url` of another site, so that the link opens the current page. */
function readLinkSettings(given: Given, { context, warn }: Reader): Partial<SignInLinkSettings> {
  if (!isObject(given.value)) return ignore(given, 'an object with the key "url"', warn) ?? {};
  const { url, ...settings } = given.value;
  const { origin } = context.getAddress();
  const path = `${given.path}.url`;
  const text = readText({ path, value: url }, warn);
  const isOwn = text === undefined || parseOwnUrl(text, context.getAddress(), context.getBase()) !== null;
  if (!isOwn) ignore({ path, value: url }, `a URL of the site ${origin}`, warn);
  return { ...settings, ...(isOwn && text !== undefined && { url: text }) };
}
