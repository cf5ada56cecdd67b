/**
 * The vocabulary in which a screen describes itself: plain values that any renderer can draw.
 * A screen says what there is; where it stands and how it looks is the renderer's.
 */

/** A stretch of running text. Never HTML. */
export type Inline =
  | string
  | { readonly strong: string }
  /** A link to somewhere else, opened in a new tab. */
  | { readonly text: string; readonly href: string }
  /** A link that answers the screen with an action of its own. */
  | { readonly text: string; readonly action: string };

export type Paragraph = string | readonly Inline[] | { readonly list: readonly string[] };

/** The form fields of spec §3. The kind decides the input's type, its autocomplete token and its rule. */
export type TextFieldKind = 'email' | 'password' | 'newPassword' | 'name' | 'phoneNumber' | 'phoneConfirmationCode';
export type FieldKind = TextFieldKind | 'country' | 'humanVerification';

export interface TextField {
  readonly kind: TextFieldKind;
  readonly label: string;
  /** What the field holds when the screen is entered. */
  readonly value?: string;
}

/** One of many, to be searched: the country of a phone number. Its value is the chosen option's id. */
export interface CountryField {
  readonly kind: 'country';
  readonly label: string;
  readonly value: string;
  readonly options: readonly CountryOption[];
}

/** A country of spec §3: the id is dialling code, ISO code and 0, as in `44-GB-0`. */
export interface CountryOption {
  readonly id: string;
  readonly name: string;
  /** Digits, without the plus. */
  readonly dialCode: string;
  readonly isoCode: string;
}

/** A place where the service draws its human verification. Its value is `solved` or empty. */
export interface VerificationField {
  readonly kind: 'humanVerification';
  readonly label: string;
}

export type Field = TextField | CountryField | VerificationField;

/** `primary` submits the form and is what Enter does; `secondary` and `link` leave it aside. */
export type ActionRole = 'primary' | 'secondary' | 'link';

export interface Action {
  readonly role: ActionRole;
  readonly label: string;
}

/** One provider or tenant to choose. */
export interface Choice {
  readonly label: string;
  /** Drawn instead of the label where there is no room for it (268 px and below, reference §1.3). */
  readonly shortLabel: string;
  /** A URL, or the name of a picture that the renderer brings along (a provider id). */
  readonly icon: string;
  /** A CSS colour. */
  readonly color: string;
}

/** What an authenticator app is given: to be scanned, or typed in. */
export interface QrCode {
  /** What the code says: `otpauth:`, with the key. */
  readonly uri: string;
  /** What stands above the key. */
  readonly hint: string;
  /** The same key, in groups of four as it is read and typed. It can be selected as a whole, to be copied. */
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
  /** The address that this screen is about, for a password manager, where no field shows it. */
  readonly username?: string;
  /** A picture that says at a glance what the title says. */
  readonly picture?: 'tick';
  /** A QR code for an authenticator app. */
  readonly qrCode?: QrCode;
  /** A line that changes while the screen is there, such as a countdown; it is not read out at every change. */
  readonly status?: string;
  /** Nothing to answer: a page that waits. `page` is bare, `card` is a card with a bar. */
  readonly progress?: 'page' | 'card';

  /** A message about the whole screen, which the visitor may dismiss. */
  readonly notice?: string;
  /** A message under a field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The field or action that has the focus when the screen is entered. */
  readonly focus?: string;
}

type KeysOf<T> = T extends object ? Extract<keyof T, string> : never;

/** The actions that a paragraph's links answer with. */
type InlineActions<P> = P extends readonly (infer I)[]
  ? InlineActions<I>
  : P extends { readonly action: infer A }
    ? A
    : never;

/** What a visitor can answer a description with: one of its actions or choices, and the values of its fields. */
export interface Answer<D extends Description = Description> {
  readonly action: KeysOf<D['actions']> | KeysOf<D['choices']> | Extract<InlineActions<D['body']>, string>;
  readonly values: { readonly [K in KeysOf<D['fields']>]: string };
}
