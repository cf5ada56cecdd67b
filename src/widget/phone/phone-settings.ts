import type { Settings } from '../config/settings.ts';
import type { SecondFactorPhone, SignInOption } from '../config/ui-config.ts';
import type { CountryLists } from './countries.ts';

/**
 * The settings of the sign-in option `phone`, with defaults (reference §6.3). Second factors by SMS use them, too. If
 * `phone` is not a sign-in option, second factors use `secondFactorPhone` of the configuration.
 */
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

const known = new WeakMap<Settings['config'], PhoneSettings>();

/**
 * Returns the phone settings. Always returns the same object for the same configuration, because `listOfferedCountries`
 * caches the list of countries by this object.
 */
export function getPhoneSettings({ options, config }: Pick<Settings, 'options' | 'config'>): PhoneSettings {
  const option = options.find(({ provider }) => provider === 'phone') ?? config.secondFactorPhone;
  const settings = known.get(config) ?? readOption(option);
  known.set(config, settings);
  return settings;
}

function readOption(option: SecondFactorPhone | SignInOption | undefined): PhoneSettings {
  return {
    allowed: option?.whitelistedCountries,
    blocked: option?.blacklistedCountries,
    defaultCountry: option?.defaultCountry,
    defaultNationalNumber: option?.defaultNationalNumber ?? '',
    loginHint: option?.loginHint,
    recaptchaParameters: option?.recaptchaParameters ?? {},
  };
}
