import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Converts a phone number to E.164 as the real service does: without spaces, brackets, extension and national prefix.
 * Returns '' if no such number can exist, which the service rejects. Our widget sends E.164 only; FirebaseUI leaves the
 * conversion to the service (reference Q10).
 */
export function toE164(phoneNumber: string): string {
  const parsed = phoneNumber.startsWith('+') ? parsePhoneNumberFromString(phoneNumber, { extract: false }) : undefined;
  return parsed?.isPossible() ? parsed.number : '';
}
