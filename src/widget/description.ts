/**
 * Plain values that describe a screen. They name its content; layout and look are up to the renderer.
 */

/** A part of running text. Never HTML. */
export type Inline =
  | string
  | { readonly strong: string }
  /** A link that opens in a new tab. */
  | { readonly text: string; readonly href: string }
  /** A link that answers the screen with its action. */
  | { readonly text: string; readonly action: string };

export type Paragraph = string | readonly Inline[] | { readonly list: readonly string[] };

/** The form fields of spec §3. The kind determines the input type, the autocomplete token and the validation rule. */
export type TextFieldKind = 'email' | 'password' | 'newPassword' | 'name' | 'phoneNumber' | 'phoneConfirmationCode';
export type FieldKind = TextFieldKind | 'country' | 'humanVerification';

export interface TextField {
  readonly kind: TextFieldKind;
  readonly label: string;
  /** The initial value. */
  readonly value?: string;
}

/** A searchable list for the country of a phone number. The value is the ID of the selected option. */
export interface CountryField {
  readonly kind: 'country';
  readonly label: string;
  readonly value: string;
  readonly options: readonly CountryOption[];
}

/** A country (spec §3). Its ID is dialling code, ISO code and 0, such as `44-GB-0`. */
export interface CountryOption {
  readonly id: string;
  readonly name: string;
  /** Digits without the plus. */
  readonly dialCode: string;
  readonly isoCode: string;
}

/** A container for the service's human verification. The value is `solved` or empty. */
export interface VerificationField {
  readonly kind: 'humanVerification';
  readonly label: string;
}

export type Field = TextField | CountryField | VerificationField;

/** `primary` submits the form, also by Enter. `secondary` and `link` ignore the fields. */
export type ActionRole = 'primary' | 'secondary' | 'link';

export interface Action {
  readonly role: ActionRole;
  readonly label: string;
}

/** A button for a provider or tenant. */
export interface Choice {
  readonly label: string;
  /** Replaces the label on narrow screens (268 px and below, reference §1.3). */
  readonly shortLabel: string;
  /** A URL, or the provider ID of an icon that the renderer has. */
  readonly icon: string;
  /** A CSS colour. */
  readonly color: string;
}

/** The key for an authenticator app, to scan or to type. */
export interface QrCode {
  /** The content of the QR code: an `otpauth:` URI with the key. */
  readonly uri: string;
  /** The text above the key. */
  readonly hint: string;
  /** The same key in groups of four characters, to copy or to type. */
  readonly secretKey: string;
}

export interface Description {
  /** The screen's heading. */
  readonly title?: string;
  /** A second heading, under the title. */
  readonly heading?: string;
  readonly body?: readonly Paragraph[];
  readonly fields?: Readonly<Record<string, Field>>;
  readonly choices?: Readonly<Record<string, Choice>>;
  readonly actions?: Readonly<Record<string, Action>>;
  /** The small print: terms and privacy. */
  readonly footer?: { readonly kind: 'sentence' | 'links'; readonly content: readonly Inline[] };
  /** The account's email for password managers, if no field has it. */
  readonly username?: string;
  /** A picture that repeats the title's message. */
  readonly picture?: 'tick';
  readonly qrCode?: QrCode;
  /** A line that changes while the screen is visible, such as a countdown. Screen readers do not announce its changes. */
  readonly status?: string;
  /** Shows only a progress bar: on an empty page or in a card. */
  readonly progress?: 'page' | 'card';

  /** A message about the whole screen, which the visitor can dismiss. */
  readonly notice?: string;
  /** Messages under fields, by field name. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The field or action to focus when the screen is entered. */
  readonly focus?: string;
}

type KeysOf<T> = T extends object ? Extract<keyof T, string> : never;

/** The actions of links in a paragraph. */
type InlineActions<P> = P extends readonly (infer I)[]
  ? InlineActions<I>
  : P extends { readonly action: infer A }
    ? A
    : never;

/** The visitor's answer to a description: one of its actions or choices, and the values of its fields. */
export interface Answer<D extends Description = Description> {
  readonly action: KeysOf<D['actions']> | KeysOf<D['choices']> | Extract<InlineActions<D['body']>, string>;
  readonly values: { readonly [K in KeysOf<D['fields']>]: string };
}
