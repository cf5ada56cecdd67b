import { hasNoNumbers } from '../../../widget/config/country-codes.ts';
import type { SignInOption } from '../../../widget/config/ui-config.ts';
import { isAbsent, isObject, readText, ignore, type Given, type Warn } from './values.ts';

type PhoneKey =
  | 'whitelistedCountries'
  | 'blacklistedCountries'
  | 'defaultCountry'
  | 'defaultNationalNumber'
  | 'loginHint'
  | 'recaptchaParameters';
type PhoneKeys = { readonly [K in PhoneKey]: SignInOption[K] | undefined };

/**
 * Reads the keys of the option `phone` (reference §6.3). Leaves out an unusable list of countries, and warns.
 * FirebaseUI throws an error with the text of this warning instead.
 *
 * @param get returns the option's value for a key
 */
export function readPhoneKeys(get: (key: string) => Given, warn: Warn): PhoneKeys {
  const allowed = readAllowed(get('whitelistedCountries'), warn);
  return {
    whitelistedCountries: allowed,
    blacklistedCountries: readBlocked(get('blacklistedCountries'), allowed !== undefined, warn),
    defaultCountry: readText(get('defaultCountry'), warn),
    defaultNationalNumber: readText(get('defaultNationalNumber'), warn),
    loginHint: readText(get('loginHint'), warn),
    recaptchaParameters: readRecaptchaParameters(get('recaptchaParameters'), warn),
  };
}

function readAllowed({ path, value }: Given, warn: Warn): readonly string[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length === 0) {
    warn('WhitelistedCountries must be a non-empty array.');
    return undefined;
  }
  const codes = readCodes({ path, value }, warn);
  if (!codes.every(hasNoNumbers)) return codes;
  warn('No available countries provided.');
  return undefined;
}

function readBlocked({ path, value }: Given, isAllowedGiven: boolean, warn: Warn): readonly string[] | undefined {
  if (value === undefined) return undefined;
  if (isAllowedGiven) warn('Both whitelistedCountries and blacklistedCountries are provided.');
  else if (Array.isArray(value)) return readCodes({ path, value }, warn);
  else warn('BlacklistedCountries must be an array.');
  return undefined;
}

/**
 * Returns the ISO codes and dialling codes of a list, such as `GB` and `+44`. Leaves out all items that are not such
 * codes, and warns about them.
 */
function readCodes({ path, value }: Given, warn: Warn): readonly string[] {
  return (value as readonly unknown[]).filter((code, index): code is string => {
    const isCode = typeof code === 'string' && /^([a-z]{2}|\+\d{1,3})$/i.test(code);
    if (!isCode) ignore({ path: `${path}[${index}]`, value: code }, 'a code such as "GB" or "+44"', warn);
    return isCode;
  });
}

/** Names of the reCAPTCHA parameters that the widget sets itself. The app cannot set them. */
const ownParameters: ReadonlySet<string> = new Set(['sitekey', 'tabindex', 'callback', 'expired-callback']);

function readRecaptchaParameters(given: Given, warn: Warn): Readonly<Record<string, unknown>> | undefined {
  if (isAbsent(given.value)) return undefined;
  if (!isObject(given.value)) return ignore(given, 'an object', warn);
  const entries = Object.entries(given.value);
  const refused = entries.map(([name]) => name).filter((name) => ownParameters.has(name));
  if (refused.length > 0) {
    warn(`The following provided "recaptchaParameters" keys are not allowed: ${refused.join(', ')}`);
  }
  return Object.fromEntries(entries.filter(([name]) => !refused.includes(name)));
}
