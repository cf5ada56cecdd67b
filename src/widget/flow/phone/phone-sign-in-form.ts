import type { Settings } from '../../config/settings.ts';
import type { Description } from '../../description.ts';
import { fill, type Texts, type Phrase } from '../../messages/phrase.ts';
import { listOfferedCountries } from '../../phone/countries.ts';
import { parsePhoneNumber } from '../../phone/phone-number.ts';
import { getPhoneSettings } from '../../phone/phone-settings.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { legalLinks, smallPrint } from '../../screen/small-print.ts';

interface FormTools {
  readonly settings: Settings;
  readonly text: Texts;
}

/**
 * Returns the country and the number to prefill on the phone screen (reference §6.3). The configured defaults take
 * precedence over the login hint. The number is empty unless phone is the only sign-in option.
 */
export function getPrefilledNumber(settings: Settings): {
  readonly country: string | undefined;
  readonly national: string;
} {
  const phone = getPhoneSettings(settings);
  const { defaultNationalNumber, loginHint } = phone;
  // `auto` is not a country, so leave it out. If this function returns no country, `phoneForm` finds the country for
  // `auto`.
  const defaultCountry = phone.defaultCountry === 'auto' ? undefined : phone.defaultCountry;
  const countries = listOfferedCountries(phone)('en');
  const [anyCountry] = countries;
  const parsed =
    anyCountry && loginHint?.trim().startsWith('+') ? parsePhoneNumber(loginHint, anyCountry, countries) : null;
  const hint = parsed?.kind === 'number' ? parsed : null;
  return {
    country: defaultCountry ?? hint?.country.id,
    national: settings.phoneOnly ? defaultNationalNumber || (hint?.national ?? '') : '',
  };
}

/** Returns the buttons of the phone screen. If phone is the only sign-in option, there is no Cancel button. */
export function phoneActions({ settings, text }: FormTools) {
  return { ...(settings.phoneOnly ? {} : { cancel: secondary(text.cancel) }), verify: primary(text.verify) };
}

/**
 * Returns the small print of the phone screen: the cost of a text message, and links to the app's terms and privacy
 * policy (reference §1.1 FP, FS).
 */
export function phoneSmallPrint(tools: FormTools): Pick<Description<Phrase>, 'footer' | 'body'> {
  const { settings, text } = tools;
  if (!settings.phoneOnly) return { body: [text.smsRates], ...smallPrint(tools, 'links') };
  const links = legalLinks(tools);
  if (!links) return { body: [text.smsRates] };
  const [terms, privacy] = links;
  return { footer: { kind: 'sentence', content: fill(text.termsBySms, { terms, privacy }) } };
}
