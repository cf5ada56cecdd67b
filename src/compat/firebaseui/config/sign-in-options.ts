import { findProviderLook } from '../../../widget/config/providers.ts';
import type { Restriction, SignInOption } from '../../../widget/config/ui-config.ts';
import { readPhoneKeys } from './phone-option.ts';
import { getLinkPageUrl } from './link-page-url.ts';
import {
  ignore,
  isAbsent,
  isCallback,
  isObject,
  readCallback,
  readImageUrl,
  readLink,
  readText,
  withoutUndefined,
  type Given,
  type Warn,
} from './values.ts';

/** The keys of FirebaseUI's sign-in options for all providers (reference §6.3). */
const optionKeys: ReadonlySet<string> = new Set([
  'blacklistedCountries',
  'buttonColor',
  'clientId',
  'customParameters',
  'defaultCountry',
  'defaultNationalNumber',
  'disableSignUp',
  'emailLinkSignIn',
  'forceSameDevice',
  'fullLabel',
  'hd',
  'iconUrl',
  'loginHint',
  'loginHintKey',
  'provider',
  'providerName',
  'recaptchaParameters',
  'requireDisplayName',
  'scopes',
  'signInMethod',
  'whitelistedCountries',
]);

/** The page on which the widget runs, as far as a configuration depends on it. */
export interface ConfigContext {
  /** Returns the page's address. */
  getAddress(): URL;
  /** Returns whether a text is a CSS colour. */
  isColor(text: string): boolean;
}

interface Reader {
  readonly context: ConfigContext;
  /** Name of the query parameter with the widget's mode. */
  readonly modeParameter: string;
  readonly warn: Warn;
}

/** Colour of the button of a provider that FirebaseUI does not know (reference §1.3). */
const unknownProviderColor = '#db4437';

/** Reads the key `signInOptions`: a list of provider IDs and objects. Leaves out entries without a provider. */
export function readSignInOptions(value: unknown, reader: Reader): readonly SignInOption[] {
  const { warn } = reader;
  if (value === undefined) return [];
  if (!Array.isArray(value)) return ignore({ path: 'signInOptions', value }, 'a list', warn) ?? [];
  const options = new Map<string, SignInOption>();
  for (const [index, entry] of (value as readonly unknown[]).entries()) {
    const path = `signInOptions[${index}]`;
    const option = isObject(entry) ? entry : { provider: entry };
    const { provider } = option;
    if (typeof provider !== 'string' || provider === '') {
      ignore({ path, value: entry }, 'a provider ID, or an object with the key "provider"', warn);
    } else if (provider === 'emailLink') {
      warn(`${path} is ignored: "emailLink" is a signInMethod of the provider "password".`);
    } else if (options.has(provider)) {
      warn(`${path} is ignored: the provider "${provider}" is listed before.`);
    } else options.set(provider, readOption(path, provider, option, reader));
  }
  return [...options.values()];
}

type Option = Readonly<Record<string, unknown>>;

function readOption(path: string, provider: string, option: Option, reader: Reader): SignInOption {
  const { context, warn } = reader;
  for (const key of Object.keys(option)) {
    if (!optionKeys.has(key)) warn(`${path}.${key} is ignored: FirebaseUI's option has no effect, or does not exist.`);
  }
  const get = (key: string): Given => ({ path: `${path}.${key}`, value: option[key] });
  const text = (key: string) => readText(get(key), warn);
  const look = findProviderLook(provider);
  return withoutUndefined<SignInOption>({
    provider,
    providerName: text('providerName'),
    fullLabel: text('fullLabel'),
    buttonColor: readColor(get('buttonColor'), context, warn) ?? (look ? undefined : unknownProviderColor),
    iconUrl: readImageUrl(get('iconUrl'), context.getAddress(), warn),
    hd: option['hd'] instanceof RegExp ? option['hd'] : text('hd'),
    ...(provider === 'password' ? readPasswordKeys(option, get, reader) : noPasswordKeys),
    scopes: readScopes(get('scopes'), warn),
    customParameters: readParameters(get('customParameters'), warn),
    loginHintKey: text('loginHintKey'),
    clientId: text('clientId'),
    ...readPhoneKeys(get, warn),
  });
}

type PasswordKey = 'requireDisplayName' | 'disableSignUp' | 'signInMethod' | 'emailLinkSignIn' | 'forceSameDevice';
type PasswordKeys = { readonly [K in PasswordKey]: SignInOption[K] | undefined };

const noPasswordKeys: PasswordKeys = {
  requireDisplayName: undefined,
  disableSignUp: undefined,
  signInMethod: undefined,
  emailLinkSignIn: undefined,
  forceSameDevice: undefined,
};

function readPasswordKeys(
  { requireDisplayName, signInMethod, forceSameDevice }: Option,
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
 * Returns the function for the URL of a link: the page's own one, or one that returns the current page. The page's
 * function is called only when a link is sent.
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

/** Reads contact details for a closed operation. FirebaseUI tests `status` for a truthy value. */
export function readRestriction(given: Given, base: URL, warn: Warn): Restriction | undefined {
  const { path, value } = given;
  if (isAbsent(value)) return undefined;
  if (!isObject(value)) return ignore(given, 'an object with the key "status"', warn);
  const get = (key: string): Given => ({ path: `${path}.${key}`, value: value[key] });
  return withoutUndefined<Restriction>({
    status: Boolean(value['status']),
    adminEmail: readText(get('adminEmail'), warn),
    helpLink: readLink(get('helpLink'), base, warn),
  });
}

function readColor(given: Given, { isColor }: ConfigContext, warn: Warn): string | undefined {
  const text = readText(given, warn);
  return text === undefined || isColor(text) ? text : ignore(given, 'a CSS colour', warn);
}

function readScopes(given: Given, warn: Warn): readonly string[] | undefined {
  if (isAbsent(given.value)) return undefined;
  if (!Array.isArray(given.value)) return ignore(given, 'a list of texts', warn);
  return (given.value as readonly unknown[]).flatMap(
    (value, index) => readText({ path: `${given.path}[${index}]`, value }, warn) ?? [],
  );
}

/** Reads the parameters for a provider. The provider receives texts, so `1` and `true` are sent as texts. */
function readParameters(given: Given, warn: Warn): Readonly<Record<string, string>> | undefined {
  if (isAbsent(given.value)) return undefined;
  if (!isObject(given.value)) return ignore(given, 'an object', warn);
  const parameters = Object.entries(given.value).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null) return [];
    if (typeof value !== 'object' && !isCallback(value)) return [[name, String(value)]];
    ignore({ path: `${given.path}.${name}`, value }, 'a text', warn);
    return [];
  });
  return Object.fromEntries(parameters);
}
