import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Converts a phone number to E.164 as the real service does. Returns '' for an impossible number, and the service
 * rejects ''. FirebaseUI sends numbers as the visitor has typed them (reference Q10).
 */
export function toE164(phoneNumber: string): string {
  const parsed = phoneNumber.startsWith('+') ? parsePhoneNumberFromString(phoneNumber, { extract: false }) : undefined;
  return parsed?.isPossible() ? parsed.number : '';
}
