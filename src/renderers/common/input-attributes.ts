import type { TextFieldKind } from '../../widget/description.ts';

/** Attributes of an input by their DOM property names. In lower case, these are the HTML names. */
interface InputAttributes {
  readonly type: 'text' | 'password' | 'tel';
  readonly inputMode?: 'email' | 'numeric';
  readonly autoComplete: string;
  readonly autoCapitalize?: 'off' | 'words';
  readonly spellCheck?: false;
}

/** Input type, keyboard and autocomplete token of each kind of text field (reference §1.1). */
export const inputAttributes = {
  // Not `email`: browsers rewrite what is typed there (an umlaut becomes punycode), and the rule is about what is typed.
  email: { type: 'text', inputMode: 'email', autoComplete: 'username', autoCapitalize: 'off', spellCheck: false },
  password: { type: 'password', autoComplete: 'current-password' },
  newPassword: { type: 'password', autoComplete: 'new-password' },
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  // Not `tel-national`: the field also accepts an international number, and selects its country.
  phoneNumber: { type: 'tel', autoComplete: 'tel' },
  phoneConfirmationCode: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', spellCheck: false },
} satisfies Record<TextFieldKind, InputAttributes>;
