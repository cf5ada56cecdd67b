import type { AppField, Description, TextField } from './description.ts';
import type { Phrase } from './messages/phrase.ts';
import type { Values } from './ui.ts';
import { normalizeValue, validateField } from './validation/rules.ts';

type Errors = Readonly<Record<string, Phrase>>;
type Fields = NonNullable<Description<Phrase>['fields']>;

/** Returns the error messages of all invalid fields. The keys are field names. */
export function findFieldErrors(fields: Fields, values: Values, isVerified: boolean): Errors {
  const errors = Object.entries(fields).flatMap(([name, field]) => {
    const isSolved = field.kind === 'humanVerification' && (isVerified || !field.isRequired);
    const value = isSolved ? 'solved' : (values[name] ?? '');
    const message =
      !(field as TextField<Phrase>).isHiddenUntilFilled &&
      (validateField(field.kind, value) ?? (!value.trim() && (field as AppField<Phrase>).missing));
    return message ? [[name, message] as const] : [];
  });
  return Object.fromEntries(errors);
}

export function normalizeValues(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, normalizeValue(kind, values[name] ?? '')]),
  );
}

/** Returns the name of the first field with an error, in the order of display. */
export function findFirstInvalid(fields: Fields, errors: Errors): string | undefined {
  return Object.keys(fields).find((name) => Object.hasOwn(errors, name));
}

export function withoutVerificationError(fields: Fields, errors: Errors): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => fields[name]?.kind !== 'humanVerification'));
}
