import type { Settings } from '../config/settings.ts';
import type { SignInOption } from '../config/ui-config.ts';
import type { CountryLists } from './countries.ts';

/** The settings of the sign-in option `phone`, with defaults (reference §6.3). A second factor by SMS uses them, too. */
export interface PhoneSettings extends CountryLists {
  /**
   * The country that the form selects at first: an ISO code such as `GB`, an ID such as `44-GB-0`, or `auto` for the
   * region of the browser's language.
   */
  readonly defaultCountry: string | undefined;
  readonly defaultNationalNumber: string;
  /**
   * International phone number, such as `+441632960123`, that prefills the country and the national number.
   * `defaultCountry` and `defaultNationalNumber` take precedence.
   */
  readonly loginHint: string | undefined;
  readonly recaptchaParameters: Readonly<Record<string, unknown>>;
}

const known = new WeakMap<Settings['options'], PhoneSettings>();

/**
 * Returns the phone settings. For the same settings, always returns the same object, because `listOfferedCountries`
 * lists the countries once for each object.
 */
export function getPhoneSettings({ options }: Pick<Settings, 'options'>): PhoneSettings {
  const settings = known.get(options) ?? readOption(options.find(({ provider }) => provider === 'phone'));
  known.set(options, settings);
  return settings;
}

function readOption(option: SignInOption | undefined): PhoneSettings {
  return {
    allowed: option?.whitelistedCountries,
    blocked: option?.blacklistedCountries,
    defaultCountry: option?.defaultCountry,
    defaultNationalNumber: option?.defaultNationalNumber ?? '',
    loginHint: option?.loginHint,
    recaptchaParameters: option?.recaptchaParameters ?? {},
  };
}
