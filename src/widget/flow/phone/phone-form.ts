import type { HumanVerification } from '../../../adapters/auth-backend.ts';
import type { PhoneSettings, Settings } from '../../config/settings.ts';
import type { CountryField, CountryOption, TextField, VerificationField } from '../../description.ts';
import type { Feedback } from '../../refusals.ts';
import type { Messages } from '../../messages/messages.ts';
import { listCountries, filterCountries } from '../../phone/countries.ts';
import { findTypedCountry, parsePhoneNumber, replaceDialCode, type ParsedNumber } from '../../phone/phone-number.ts';
import type { ShowOptions } from '../../ui.ts';
import { primary, secondary } from '../parts/actions.ts';

/** Country, number and the proof that a person is there: to sign in by a phone, or to add one (reference §2.6). */
export interface PhoneForm {
  readonly fields: {
    readonly country: CountryField;
    readonly phoneNumber: TextField;
    readonly verification: VerificationField;
  };
  /** What goes on while it is shown: the country follows the number that is typed, and its code the country. */
  readonly showOptions: ShowOptions;
  read(values: { readonly country: string; readonly phoneNumber: string }): ParsedNumber;
}

/** @param given what the fields hold at first: a country's id or ISO code, and a number within it */
export function phoneForm(
  { settings, text }: { settings: Settings; text: Messages },
  verification: HumanVerification,
  given: { readonly country?: string | undefined; readonly national?: string | undefined },
): PhoneForm {
  const { phone } = settings;
  const countries = filterCountries(listCountries(settings.language), phone);
  const first = firstCountry(countries, given.country ?? phone.defaultCountry);
  if (!first) throw new Error('No country is offered: the configuration should have been refused.');
  const byId = (id: string | undefined) => countries.find((country) => country.id === id) ?? first;
  return {
    fields: {
      country: { kind: 'country', label: text.country, value: first.id, options: countries },
      phoneNumber: { kind: 'phoneNumber', label: text.phoneNumber, value: given.national ?? '' },
      verification: { kind: 'humanVerification', label: text.humanVerification },
    },
    showOptions: {
      verification,
      deriveValues({ phoneNumber = '', country }, field) {
        if (field === 'country') return { phoneNumber: replaceDialCode(phoneNumber, byId(country)) };
        const followed = findTypedCountry(phoneNumber, byId(country), countries);
        return followed ? { country: followed.id } : {};
      },
    },
    read: ({ country, phoneNumber }) => parsePhoneNumber(phoneNumber, byId(country), countries),
  };
}

/** What can be done with it. Where phone is the one way in there is nothing to go back to. */
export function phoneActions({ settings, text }: { settings: Settings; text: Messages }) {
  return { ...(settings.phoneOnly ? {} : { cancel: secondary(text.cancel) }), verify: primary(text.verify) };
}

/** Returns the error of a number that cannot be used. */
export function showNumberError({ kind }: ParsedNumber, text: Messages): Feedback {
  return { errors: { phoneNumber: kind === 'invalid' ? text.phoneInvalid : text.countryUnsupported } };
}

/** The one asked for, by id or ISO code, else the United States, else the first (reference §10.3). */
function firstCountry(
  countries: readonly CountryOption[],
  asked: PhoneSettings['defaultCountry'],
): CountryOption | undefined {
  return (
    countries.find(({ id, isoCode }) => id === asked || isoCode === asked?.toUpperCase()) ??
    countries.find(({ isoCode }) => isoCode === 'US') ??
    countries[0]
  );
}
