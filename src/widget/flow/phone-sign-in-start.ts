import type { CountryOption, Description } from '../description.ts';
import { AuthError } from '../../adapters/auth-error.ts';
import { explain } from '../messages/explain.ts';
import { allCountries, offeredCountries } from '../phone/countries.ts';
import { followedCountry, readNumber } from '../phone/phone-number.ts';
import type { PhoneSettings } from '../config/settings.ts';
import { primary, secondary } from './actions.ts';
import { begin } from './begin.ts';
import { screen, to } from './screen.ts';
import { phoneSmallPrint } from './small-print.ts';

/** Enter your phone number (reference §2.6 "phoneSignInStart", T127–T134). */
export const phoneSignInStart = screen({
  name: 'phoneSignInStart',
  leadsTo: ['phoneSignInFinish', 'unauthorizedUser', 'providerSignIn', 'signIn', 'phoneSignInStart'],
  async run(tools, { country: given, national, notice }) {
    const { ui, auth, text, settings } = tools;
    const { phone } = settings;
    const countries = offeredCountries(allCountries(settings.language), phone);
    const first = firstCountry(countries, given ?? phone.defaultCountry);
    if (!first) throw new Error('No country is offered: the configuration should have been refused.');
    const verification = auth.humanVerification(phone.recaptchaParameters);
    const byId = (id: string) => countries.find((country) => country.id === id) ?? first;
    let told: Told = notice === undefined ? {} : { notice };
    try {
      while (true) {
        const { action, values } = await ui.show(
          {
            title: text.enterPhoneNumber,
            fields: {
              country: { kind: 'country', label: text.country, value: first.id, options: countries },
              phoneNumber: {
                kind: 'phoneNumber',
                label: text.phoneNumber,
                value: national ?? (settings.phoneOnly ? phone.defaultNationalNumber : ''),
              },
              verification: { kind: 'humanVerification', label: text.humanVerification },
            },
            actions: {
              ...(settings.phoneOnly ? {} : { cancel: secondary(text.cancel) }),
              verify: primary(text.verify),
            },
            focus: 'phoneNumber',
            ...phoneSmallPrint(tools),
            ...told,
          },
          {
            verification,
            follow({ phoneNumber = '', country = '' }) {
              const followed = followedCountry(phoneNumber, byId(country), countries);
              return followed ? { country: followed.id } : {};
            },
          },
        );
        if (action === 'cancel') return begin({ ...settings, phoneOnly: false });
        const number = readNumber(values.phoneNumber, byId(values.country), countries);
        if (number.kind !== 'number') {
          const wrong = number.kind === 'invalid' ? text.phoneInvalid : text.countryUnsupported;
          told = { errors: { phoneNumber: wrong } };
          continue;
        }
        const upgradeGuest = settings.upgradeGuests && auth.currentGuest() !== null;
        const sent = await ui.working(
          text.verifying,
          auth.signInWithPhone(number.e164, verification, { upgradeGuest }),
        );
        if (sent.ok) {
          await ui.done(text.codeSent);
          const { e164, country, national: rest } = number;
          return to('phoneSignInFinish', { e164, country: country.id, national: rest, confirmation: sent.value });
        }
        verification.reset();
        const { error } = sent;
        if (error.code === 'auth/admin-restricted-operation' && settings.adminRestriction) {
          const restriction = settings.adminRestriction;
          return to('unauthorizedUser', { identifier: number.e164, restriction, back: 'phone' });
        }
        told = tell(error, text);
      }
    } catch (error) {
      // The human verification could not be drawn (T127).
      if (error instanceof AuthError) return begin({ ...settings, phoneOnly: false }, { notice: explain(error, text) });
      throw error;
    } finally {
      verification.clear();
    }
  },
});

type Told = Pick<Description, 'errors' | 'notice'>;

function tell(error: AuthError, text: Parameters<typeof explain>[1]): Told {
  switch (error.code) {
    case 'auth/invalid-phone-number':
      return { errors: { phoneNumber: text.phoneInvalid } };
    case 'auth/captcha-check-failed':
      return { errors: { verification: text.verificationMissing } };
    case 'auth/too-many-requests':
      return { notice: text.tooManyPhone };
    default:
      return { notice: explain(error, text) };
  }
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
