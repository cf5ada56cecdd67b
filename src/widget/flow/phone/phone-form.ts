import type { ExpandedLanguage } from '../../messages/language.ts';
import type { HumanVerification } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Settings } from '../../config/settings.ts';
import type { CountryField, CountryOption, TextField, VerificationField } from '../../description.ts';
import type { Texts, Phrase } from '../../messages/phrase.ts';
import { listOfferedCountries } from '../../phone/countries.ts';
import { listPreferredRegions } from '../../phone/preferred-regions.ts';
import { getPhoneSettings, type PhoneSettings } from '../../phone/phone-settings.ts';
import { findTypedCountry, parsePhoneNumber, replaceDialCode, type ParsedNumber } from '../../phone/phone-number.ts';
import { showRefusal, type Feedback, type RefusalContext } from '../../refusals.ts';
import type { ShowOptions, Values } from '../../ui.ts';

/** A form with a country, a phone number and the human verification (reference §2.6). */
export interface PhoneForm {
  readonly fields: {
    readonly country: CountryField<Phrase>;
    readonly phoneNumber: TextField<Phrase>;
    readonly verification: VerificationField<Phrase>;
  };
  /**
   * Options for `Ui.show`. With these options, a typed dialling code selects the country, and a selected country
   * changes the dialling code. A number that is invalid, or from a country that is not offered, is an error.
   */
  readonly showOptions: ShowOptions & Required<Pick<ShowOptions, 'validate'>>;
  parse(values: Values): ParsedNumber;
}

interface VerificationTools {
  readonly settings: Settings;
  readonly text: Texts;
}

/**
 * Creates a {@link PhoneForm} with initial values.
 *
 * @param initial the country's ID or ISO code, and the national number
 */
export function phoneForm(
  tools: VerificationTools,
  verification: HumanVerification,
  initial: { readonly country?: string | undefined; readonly national?: string | undefined },
): PhoneForm {
  const { settings, text } = tools;
  const phone = getPhoneSettings(settings);
  const listCountries = listOfferedCountries(phone);
  const countries = listCountries('en');
  const options = ({ tag }: ExpandedLanguage) => listCountries(tag);
  const initialCountry = findInitialCountry(countries, initial.country ?? phone.defaultCountry);
  if (!initialCountry) throw new Error('Expected at least one country: the configuration should have been rejected.');
  const findCountry = (id: string | undefined) => countries.find((country) => country.id === id) ?? initialCountry;
  const parse = (values: Values) => parsePhoneNumber(readNumber(values), findCountry(values['country']), countries);
  return {
    fields: {
      country: { kind: 'country', label: text.country, value: initialCountry.id, options },
      phoneNumber: { kind: 'phoneNumber', label: text.phoneNumber, value: initial.national ?? '' },
      verification: verificationField(tools),
    },
    showOptions: {
      verification,
      deriveValues(values, field) {
        const phoneNumber = readNumber(values);
        const { country } = values;
        if (field === 'country') return { phoneNumber: replaceDialCode(phoneNumber, findCountry(country)) };
        const typedCountry = findTypedCountry(phoneNumber, findCountry(country), countries);
        return typedCountry ? { country: typedCountry.id } : {};
      },
      validate: (values) => findNumberError(parse(values), text),
    },
    parse,
  };
}

const readNumber = ({ phoneNumber = '' }: Values): string => phoneNumber;

/** Creates the field of the human verification (spec §5). */
export function verificationField({ settings, text }: VerificationTools): VerificationField<Phrase> {
  const invisible = isInvisible(settings);
  return { kind: 'humanVerification', label: text.humanVerification, isInvisible: invisible, isRequired: !invisible };
}

export function isInvisible(settings: Settings): boolean {
  return getPhoneSettings(settings).recaptchaParameters['size'] === 'invisible';
}

/**
 * Calls `send`, but first waits until the human verification is loaded. This matters for an invisible verification,
 * because the visitor can submit the form before it is loaded.
 */
export async function sendWhenReady<T>(verification: HumanVerification, send: () => Promise<T>): Promise<T> {
  await verification.ready?.();
  return await send();
}

/** Returns the error messages to show after a code could not be sent. */
export function showSendRefusal(
  error: AuthError,
  { settings, text }: VerificationTools,
  ...contexts: readonly RefusalContext[]
): Feedback {
  // An invisible verification gives the visitor nothing to solve, so do not show the message that asks to solve it.
  if (isInvisible(settings) && error.code === 'auth/captcha-check-failed') return { notice: text.robotSuspected };
  return showRefusal(error, ...contexts);
}

/** Returns the error for the phone number field if no code can be sent to the typed number. */
export function findNumberError({ kind }: ParsedNumber, text: Texts): Readonly<Record<string, Phrase>> {
  if (kind === 'number') return {};
  return { phoneNumber: kind === 'invalid' ? text.phoneInvalid : text.countryUnsupported };
}

/**
 * Returns the country with this ID or ISO code. For `auto`, tries the countries of the browser's preferred languages in
 * order. If the list has no such country, returns the United States, or else the first country (reference §10.3).
 */
function findInitialCountry(
  countries: readonly CountryOption[],
  idOrIsoCode: PhoneSettings['defaultCountry'],
): CountryOption | undefined {
  const codes = idOrIsoCode === 'auto' ? listPreferredRegions() : [idOrIsoCode?.toUpperCase()];
  const [country] = [...codes, 'US'].flatMap(
    (code) => countries.find(({ id, isoCode }) => id === code || isoCode === code) ?? [],
  );
  return country ?? countries[0];
}
