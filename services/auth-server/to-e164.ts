import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone number in E.164, as the real service reads what a client sends it: without blanks, brackets and an extension,
 * and without the digit that one dials first within a country. Empty if nobody could be called by it, which is refused
 * as no number.
 *
 * The emulator takes every text that begins with +. Ours sends E.164 only; FirebaseUI leaves the reading to the service
 * (reference Q10).
 */
export function calledNumber(given: string): string {
  const number = given.startsWith('+') ? parsePhoneNumberFromString(given, { extract: false }) : undefined;
  return number?.isPossible() ? number.number : '';
}
