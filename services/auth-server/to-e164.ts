import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Converts a phone number to E.164 as the real service does, because FirebaseUI sends numbers as visitors type them,
 * such as `+1 650 555-0100` (reference Q10). Returns '' for an impossible number.
 */
export function toE164(phoneNumber: string): string {
  const parsed = phoneNumber.startsWith('+') ? parsePhoneNumberFromString(phoneNumber, { extract: false }) : undefined;
  if (!parsed) return '';
  // A Mexican number may have a 1 after +52: until 2019, mobile numbers had to have this digit.
  return parsed.isPossible() || /^\+521\d{10}$/.test(parsed.number) ? parsed.number : '';
}
