import type { SignInOption } from '../../../widget/config/ui-config.ts';
import { getLinkPageUrl } from './link-page-url.ts';
import type { Reader } from './reader.ts';
import { readRestriction } from './restriction.ts';
import { isObject, readCallback, type Given } from './values.ts';

type PasswordKey = 'requireDisplayName' | 'disableSignUp' | 'signInMethod' | 'emailLinkSignIn' | 'forceSameDevice';
type PasswordKeys = { readonly [K in PasswordKey]: SignInOption[K] | undefined };

/** The keys of the option `password`, without values, for all other providers. */
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
    disableSignUp: readRestriction(get('disableSignUp'), context.getAddress(), warn),
    signInMethod: signInMethod === 'emailLink' ? 'emailLink' : undefined,
    emailLinkSignIn: readLinkSettings(get('emailLinkSignIn'), reader),
    forceSameDevice: forceSameDevice ? true : undefined,
  };
}

/**
 * Returns a function that returns the URL of a sign-in link. By default, this is the page's address. It is also the
 * page's address if the page's own function returns an invalid URL.
 */
function readLinkSettings(
  given: Given,
  { context, modeParameter, warn }: Reader,
): NonNullable<SignInOption['emailLinkSignIn']> {
  const getSettings = readCallback(given, warn) as (() => unknown) | undefined;
  return () => {
    const address = context.getAddress();
    const settings = getSettings?.();
    const url = isObject(settings) ? settings['url'] : undefined;
    return {
      url: typeof url === 'string' && URL.canParse(url, address) ? url : getLinkPageUrl(address, modeParameter),
    };
  };
}
