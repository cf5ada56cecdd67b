import type { Field, TextField, TextFieldKind } from '../../widget/description.ts';

/** Attributes of an input, with their DOM property names. The HTML names are the same in lower case. */
interface InputAttributes {
  readonly type: 'text' | 'password' | 'tel';
  readonly inputMode?: 'email' | 'numeric';
  readonly autoComplete: string;
  readonly autoCapitalize?: 'off' | 'words';
  readonly spellCheck?: false;
}

/** Input type, keyboard and autocomplete token of each kind of text field (reference §1.1). */
export const inputAttributes = {
  // Not the type `email`, because browsers would rewrite umlauts to punycode before the widget validates the text.
  email: { type: 'text', inputMode: 'email', autoComplete: 'username', autoCapitalize: 'off', spellCheck: false },
  password: { type: 'password', autoComplete: 'current-password' },
  newPassword: { type: 'password', autoComplete: 'new-password' },
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  // Not the token `tel-national`, because the field also accepts international numbers.
  phoneNumber: { type: 'tel', autoComplete: 'tel' },
  phoneConfirmationCode: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', spellCheck: false },
} satisfies Record<TextFieldKind, InputAttributes>;

/** Returns true if a field is one of the widget's own text fields, not a field that the app has added. */
export const isTextField = (field: Field): field is TextField => field.kind in inputAttributes;
