import type { TextFieldKind } from '../../widget/description.ts';

/** Attributes of an input, by their names as properties; in lower case they are the markup's. */
interface InputAttributes {
  readonly type: 'text' | 'password' | 'tel';
  readonly inputMode?: 'email' | 'numeric';
  readonly autoComplete: string;
  readonly autoCapitalize?: 'off' | 'words';
  readonly spellCheck?: false;
}

/** How each kind of field is typed in and completed (reference §1.1). */
export const inputs = {
  // Not `email`: browsers rewrite what is typed there (an umlaut becomes punycode), and the rule is about what is typed.
  email: { type: 'text', inputMode: 'email', autoComplete: 'username', autoCapitalize: 'off', spellCheck: false },
  password: { type: 'password', autoComplete: 'current-password' },
  newPassword: { type: 'password', autoComplete: 'new-password' },
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  // Not `tel-national`: a whole number is taken as well, and brings its country along.
  phoneNumber: { type: 'tel', autoComplete: 'tel' },
  phoneConfirmationCode: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', spellCheck: false },
} satisfies Record<TextFieldKind, InputAttributes>;
