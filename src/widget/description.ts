/** The types below describe the content of a screen as plain values. Renderers decide on layout and style. */

/** A piece of text within a paragraph; never HTML. */
export type Inline =
  | string
  | { readonly strong: string }
  /** A link that opens in a new tab. */
  | { readonly text: string; readonly href: string }
  /** A link that triggers the given action of the screen. */
  | { readonly text: string; readonly action: string };

export type Paragraph = string | readonly Inline[] | { readonly list: readonly string[] };

/**
 * Kind of a text field (spec §3). The kind determines the input type, the autocomplete token and the validation rule.
 */
export type TextFieldKind = 'email' | 'password' | 'newPassword' | 'name' | 'phoneNumber' | 'phoneConfirmationCode';
export type FieldKind = TextFieldKind | 'country' | 'humanVerification';

export interface TextField {
  readonly kind: TextFieldKind;
  readonly label: string;
  /** Initial value of the field. */
  readonly value?: string;
}

/** A searchable list of countries for a phone number. The field's value is the ID of the selected option. */
export interface CountryField {
  readonly kind: 'country';
  readonly label: string;
  readonly value: string;
  readonly options: readonly CountryOption[];
}

/** A country (spec §3). The ID consists of the dialling code, the ISO code and 0, such as `44-GB-0`. */
export interface CountryOption {
  readonly id: string;
  readonly name: string;
  /** Dialling code without the plus sign. */
  readonly dialCode: string;
  readonly isoCode: string;
}

/** A field in which the service draws its human verification. The field's value is `solved` or empty. */
export interface VerificationField {
  readonly kind: 'humanVerification';
  readonly label: string;
}

export type Field = TextField | CountryField | VerificationField;

/**
 * A `primary` action submits the form. The Enter key triggers it, too. `secondary` and `link` actions do not validate
 * the fields.
 */
export type ActionRole = 'primary' | 'secondary' | 'link';

export interface Action {
  readonly role: ActionRole;
  readonly label: string;
}

/** A button for a provider or tenant. */
export interface Choice {
  readonly label: string;
  /** Label for narrow screens (at most 268 px), in place of `label` (reference §1.3). */
  readonly shortLabel: string;
  /** URL of an icon, or the ID of a provider whose icon the renderer contains. */
  readonly icon: string;
  /** Background colour of the button, in CSS. */
  readonly color: string;
}

/** Secret key for an authenticator app, to scan or to type. */
export interface QrCode {
  /** Content of the QR code: an `otpauth:` URI with the key. */
  readonly uri: string;
  /** Text to show above the key. */
  readonly hint: string;
  /** The secret key in groups of four characters, to copy or to type. */
  readonly secretKey: string;
}

export interface Description {
  /** Heading of the screen. */
  readonly title?: string;
  /** Second heading, under the title. */
  readonly heading?: string;
  readonly body?: readonly Paragraph[];
  readonly fields?: Readonly<Record<string, Field>>;
  readonly choices?: Readonly<Record<string, Choice>>;
  readonly actions?: Readonly<Record<string, Action>>;
  /** Small print about terms of service and privacy. */
  readonly footer?: { readonly kind: 'sentence' | 'links'; readonly content: readonly Inline[] };
  /** The account's email for password managers, if no field contains the email. */
  readonly username?: string;
  /** Decorative picture. The title says the same in words. */
  readonly picture?: 'tick';
  readonly qrCode?: QrCode;
  /** A line that changes while the screen is visible, such as a countdown. Screen readers do not announce changes. */
  readonly status?: string;
  /** Shows only a progress bar, on an empty page or in a card. */
  readonly progress?: 'page' | 'card';

  /** A message about the whole screen, which the visitor can dismiss. */
  readonly notice?: string;
  /** Field name → message under the field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Name of the field or action to focus when the screen is entered. */
  readonly focus?: string;
}

type KeysOf<T> = T extends object ? Extract<keyof T, string> : never;

/** A union type of the actions in a paragraph, such as `'help' | 'terms'` for a paragraph with two links. */
type InlineActions<P> = P extends readonly (infer I)[]
  ? InlineActions<I>
  : P extends { readonly action: infer A }
    ? A
    : never;

/** The visitor's answer to a description: the selected action or choice, and the values of the fields. */
export interface Answer<D extends Description = Description> {
  readonly action: KeysOf<D['actions']> | KeysOf<D['choices']> | Extract<InlineActions<D['body']>, string>;
  readonly values: { readonly [K in KeysOf<D['fields']>]: string };
}
