import type { SignInOption } from '../../../widget/config/ui-config.ts';
import { noPasswordKeys, readPasswordKeys } from './password-option.ts';
import { readPhoneKeys } from './phone-option.ts';
import type { ConfigContext, Reader } from './reader.ts';
import {
  ignore,
  isAbsent,
  isCallback,
  isObject,
  readImageUrl,
  readText,
  withoutUndefined,
  type Given,
  type Warn,
} from './values.ts';

/** Maps each configuration key that affects only one provider to the ID of this provider (reference §6.3). */
const providerOfKey: ReadonlyMap<string, string> = new Map([
  ['blacklistedCountries', 'phone'],
  ['defaultCountry', 'phone'],
  ['defaultNationalNumber', 'phone'],
  ['disableSignUp', 'password'],
  ['emailLinkSignIn', 'password'],
  ['forceSameDevice', 'password'],
  ['loginHint', 'phone'],
  ['recaptchaParameters', 'phone'],
  ['requireDisplayName', 'password'],
  ['signInMethod', 'password'],
  ['whitelistedCountries', 'phone'],
]);

/** All keys of FirebaseUI's sign-in options (reference §6.3). */
const optionKeys: ReadonlySet<string> = new Set([
  ...providerOfKey.keys(),
  'buttonColor',
  'clientId',
  'customParameters',
  'fullLabel',
  'hd',
  'iconUrl',
  'loginHintKey',
  'provider',
  'providerName',
  'scopes',
]);

/** Reads the list `signInOptions`, which contains provider IDs and objects. Leaves out items without a provider. */
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
    const owner = providerOfKey.get(key);
    if (!optionKeys.has(key)) warn(`${path}.${key} is ignored: FirebaseUI's option has no effect, or does not exist.`);
    else if (owner !== undefined && owner !== provider) warn(`${path}.${key} is ignored: it is a key of "${owner}".`);
  }
  const get = (key: string): Given => ({ path: `${path}.${key}`, value: option[key] });
  const text = (key: string) => readText(get(key), warn);
  return withoutUndefined<SignInOption>({
    provider,
    providerName: text('providerName'),
    fullLabel: text('fullLabel'),
    buttonColor: readColor(get('buttonColor'), context, warn),
    iconUrl: readImageUrl(get('iconUrl'), context.getBase(), warn),
    hd: option['hd'] instanceof RegExp ? option['hd'] : text('hd'),
    ...(provider === 'password' ? readPasswordKeys(option, get, reader) : noPasswordKeys),
    scopes: readScopes(get('scopes'), warn),
    customParameters: readParameters(get('customParameters'), warn),
    loginHintKey: text('loginHintKey'),
    clientId: text('clientId'),
    ...readPhoneKeys(get, warn),
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

/** Reads `customParameters`. Providers accept only strings, so `1` becomes `'1'`, and `true` becomes `'true'`. */
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
