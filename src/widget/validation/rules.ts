import type { FieldKind } from '../description.ts';
import { texts, type Phrase } from '../messages/phrase.ts';

/**
 * Matches a valid email. Only ASCII is allowed, and the last label of the domain has 2 to 63 letters or digits
 * (reference §4, R1).
 */
const EMAIL = /^[\w+.!#$%&'*/=?^`{|}~-]+@([a-z\d-]+\.)+[a-z\d]{2,63}$/i;

/** Returns true if a text is a valid email, possibly with spaces around it. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

/**
 * Trims an email, and writes an internationalized domain as services store it: `bücher.example` becomes
 * `xn--bcher-kva.example`. Two kinds of domains stay unchanged:
 *
 * - ASCII domains, because `URL` would rewrite some of them, such as `1.2.33`
 * - domains of more than 253 characters, because they are invalid and `URL` takes too long to read them
 */
const normalizeEmail = (text: string): string =>
  text.trim().replace(/@((?:[\w.-]*[^\0-\x7f])+[\w.-]*)$/, (all: string, domain: string) => {
    const url = `http://${domain}`;
    return domain.length < 254 && URL.canParse(url) ? `@${new URL(url).hostname}` : all;
  });

type Rule = (value: string) => Phrase | null;

/** The validation rules by kind of field (spec §5). */
export type Rules = Partial<Record<FieldKind, Rule>>;

/**
 * The rules that are loaded so far. Kinds of fields without a rule accept every value. The first load contains only the
 * rule for emails, because the first screens need no other.
 */
const rules: Rules = {
  email: (value) => {
    const email = normalizeEmail(value);
    if (email === '') return texts.emailMissing;
    return EMAIL.test(email) ? null : texts.emailInvalid;
  },
};

/** Adds the rules of later screens. `loadMessages` calls this function. */
export function addRules(later: Rules): void {
  Object.assign(rules, later);
}

/** Returns the error message for a field's value, or nothing if the value is valid. */
export function validateField(kind: FieldKind, value: string): Phrase | null | undefined {
  return rules[kind]?.(value);
}

/**
 * Trims a value other than a password. Converts an email's domain to ASCII, and removes spaces and dashes from a code
 * (reference Q28).
 */
export function normalizeValue(kind: FieldKind, value: string): string {
  if (kind === 'password' || kind === 'newPassword') return value;
  if (kind === 'email') return normalizeEmail(value);
  const text = value.trim();
  return kind === 'phoneConfirmationCode' ? (joinDigits(text) ?? text) : text;
}

/** Removes spaces and dashes between digits: `123 456` becomes `123456`. Returns null for any other text. */
export function joinDigits(text: string): string | null {
  const code = text.trim();
  return /^\d[\d\s\p{Dash_Punctuation}]*\d$/u.test(code) ? code.replaceAll(/\D/g, '') : null;
}
