import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Converts a phone number to E.164 as the real service does: `+1 650 555-0100` becomes `+16505550100`. Returns '' for
 * an impossible number. FirebaseUI sends numbers as the visitor has typed them (reference Q10). Accepts a Mexican
 * mobile number with the digit 1 after +52, which was required until 2019.
 */
export function toE164(phoneNumber: string): string {
  const parsed = phoneNumber.startsWith('+') ? parsePhoneNumberFromString(phoneNumber, { extract: false }) : undefined;
  if (!parsed) return '';
  return parsed.isPossible() || /^\+521\d{10}$/.test(parsed.number) ? parsed.number : '';
}
