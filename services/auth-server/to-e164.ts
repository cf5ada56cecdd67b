import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Converts a phone number to E.164 as the real service does: drops spaces, brackets, the extension and the national
 * prefix. Returns '' for an impossible number, which makes the service reject the number. Our widget always sends
 * E.164; FirebaseUI leaves the conversion to the service (reference Q10).
 */
export function toE164(phoneNumber: string): string {
  const parsed = phoneNumber.startsWith('+') ? parsePhoneNumberFromString(phoneNumber, { extract: false }) : undefined;
  return parsed?.isPossible() ? parsed.number : '';
}
