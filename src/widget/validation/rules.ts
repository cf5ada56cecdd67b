import type { FieldKind } from '../description.ts';
import { limits } from '../limits.ts';
import type { FirstMessages } from '../messages/messages.ts';
import { joinedDigits } from './joined-digits.ts';

/** Reference §4, R1: local part, `@`, labels, a last label of 2 to 63 letters or digits; ASCII only. */
const EMAIL = /^[+a-zA-Z0-9_.!#$%&'*/=?^`{|}~-]+@([a-zA-Z0-9-]+\.)+[a-zA-Z0-9]{2,63}$/;

type Rule = (value: string, text: FirstMessages) => string | null;

/** What each kind of field demands (spec §5): the message for a value that is not good enough, or null. */
const rules = {
  email: (value, text) => {
    const email = value.trim();
    if (email === '') return text.emailMissing;
    return EMAIL.test(email) ? null : text.emailInvalid;
  },
  password: (value, text) => (value === '' ? text.passwordMissing : null),
  newPassword: (value, text) => {
    if (value === '') return text.passwordMissing;
    return [...value].length < limits.minimumPasswordLength ? text.passwordWeak : null;
  },
  name: (value, text) => (value.trim() === '' ? text.nameMissing : null),
  // Whether it can be called is found out with the country, by the screen.
  phoneNumber: (value, text) => (value.trim() === '' ? text.phoneInvalid : null),
  phoneConfirmationCode: (value, text) =>
    new RegExp(`^\\d{${limits.phoneCodeLength}}$`).test(cleaned('phoneConfirmationCode', value))
      ? null
      : text.wrongCode,
  country: () => null,
  humanVerification: (value, text) => (value === '' ? text.verificationMissing : null),
} satisfies Record<FieldKind, Rule>;

/**
 * A field's value as it is used: without the blanks around it, but for passwords; a code also without the blanks and
 * dashes between its digits, as messages and apps show it (reference Q28).
 */
export function cleaned(kind: FieldKind, value: string): string {
  if (kind === 'password' || kind === 'newPassword') return value;
  const text = value.trim();
  return kind === 'phoneConfirmationCode' ? (joinedDigits(text) ?? text) : text;
}

/** The message for a value that its field does not accept, or null. */
export function complaint(kind: FieldKind, value: string, text: FirstMessages): string | null {
  return rules[kind](value, text);
}
