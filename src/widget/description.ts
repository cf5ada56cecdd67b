import type { IconPath } from './config/ui-config.ts';
import type { ExpandedLanguage } from './messages/language.ts';
import type { MessageKey } from './messages/messages.ts';
import type { Phrase } from './messages/phrase.ts';

/**
 * The types below describe the content of a screen as plain values, without layout and style. `T` is the type of texts:
 * a {@link Phrase} for screens, and its translation (a string) for renderers.
 */

/** A piece of text within a paragraph; never HTML. */
export type Inline<T = string> =
  | T
  | { readonly strong: T }
  /** A link that opens in a new tab. `kind` is given for the link to the visitor's mailbox, which looks like a button. */
  | { readonly text: T; readonly href: string; readonly kind?: 'mailbox' }
  /** A link that triggers an action of the screen. `action` is the action's name. */
  | { readonly text: T; readonly action: string };

/** Text with emphasis and links. */
export type RichText<T = string> = readonly Inline<T>[] | ForScreens<T, RichMessage>;

/** A message with emphasized values or links. */
interface RichMessage {
  readonly message: MessageKey;
  readonly values: Readonly<Record<string, Inline<Phrase> | { readonly action: string }>>;
}

export type Paragraph<T = string> = T | RichText<T> | { readonly list: readonly T[] };

/**
 * Resolves to `Type` for the descriptions that screens create, and to `never` for the translated descriptions that
 * renderers get.
 */
type ForScreens<T, Type> = Phrase extends T ? Type : never;

/**
 * Kind of a text field (spec §3). The kind determines the input type, the autocomplete token and the validation rule.
 */
export type TextFieldKind = 'email' | 'password' | 'newPassword' | 'name' | 'phoneNumber' | 'phoneConfirmationCode';
export type FieldKind = TextFieldKind | 'country' | 'humanVerification' | 'text' | 'checkbox';

export interface TextField<T = string> {
  readonly kind: TextFieldKind;
  readonly label: T;
  /** Initial value of the field. */
  readonly value?: string;
  /** A short text beside the label. Screen readers read it as part of the field's description. */
  readonly badge?: T;
  /** Value of the input's attribute `autocomplete`, in place of the usual value of the kind. */
  readonly autocomplete?: string;
  /**
   * True for a password field that may stay empty. The field is hidden from visitors and screen readers until a
   * password manager fills it in.
   */
  readonly isHiddenUntilFilled?: true;
  /** Rules for the value, such as a minimum length. Renderers list them below the field. */
  readonly requirements?: Requirements<T>;
  /** A link below the field's error. `action` is the name of the screen's action that the link triggers. */
  readonly link?: { readonly text: T; readonly action: string };
}

/** The requirements that the value of a field has to meet. */
export interface Requirements<T = string> {
  readonly items: readonly Requirement<T>[];
  /** A text that screen readers announce whenever it changes. */
  readonly announcement?: T;
}

/** A requirement, or the strength of the password, which is listed with the requirements. */
export type Requirement<T = string> =
  | {
      readonly label: T;
      /** Whether the value that the visitor has typed meets the requirement. */
      readonly isMet: boolean;
      readonly strength?: undefined;
    }
  | {
      readonly label: T;
      /** 1 for a weak, 2 for a fair, 3 for a good and 4 for a strong password. Renderers draw a bar in place of a mark. */
      readonly strength: 1 | 2 | 3 | 4;
      readonly isMet?: undefined;
    };

/** A searchable list of countries for a phone number. The field's value is the ID of the selected option. */
export interface CountryField<T = string> {
  readonly kind: 'country';
  readonly label: T;
  readonly value: string;
  readonly options: readonly CountryOption[] | ForScreens<T, (language: ExpandedLanguage) => readonly CountryOption[]>;
}

/** A country (spec §3). The ID consists of the dialling code, the ISO code and 0, such as `44-GB-0`. */
export interface CountryOption {
  readonly id: string;
  readonly name: string;
  /** The English name, for searches in English. Undefined if the widget is in English. */
  readonly englishName?: string | undefined;
  /** Dialling code without the plus sign. */
  readonly dialCode: string;
  readonly isoCode: string;
}

/** A field in which the service draws its human verification. The field's value is `solved` or empty. */
export interface VerificationField<T = string> {
  readonly kind: 'humanVerification';
  readonly label: T;
  /** True if the service decides without a checkbox whether the visitor is a person. */
  readonly isInvisible: boolean;
  /** Whether the visitor has to solve the human verification before she can submit the form. */
  readonly isRequired: boolean;
}

/** A text field that the app has added to the sign-up form (`signUpFields`). */
export interface AppTextField<T = string> {
  readonly kind: 'text';
  readonly label: T;
  /** Initial value of the field. */
  readonly value?: string;
  readonly autocomplete?: string | undefined;
  readonly maxLength?: number | undefined;
  /** Message if the field is empty. Undefined if the field may stay empty. */
  readonly missing?: T | undefined;
}

/**
 * A checkbox that the app has added to the sign-up form. It is unticked at first. The field's value is `on` or empty.
 */
export interface CheckboxField<T = string> {
  readonly kind: 'checkbox';
  readonly label: readonly Inline<T>[] | ForScreens<T, (language: ExpandedLanguage) => readonly Inline[]>;
  /** Message if the box is not ticked. Undefined if the box may stay unticked. */
  readonly missing?: T | undefined;
}

export type AppField<T = string> = AppTextField<T> | CheckboxField<T>;

export type Field<T = string> = TextField<T> | CountryField<T> | VerificationField<T> | AppField<T>;

/**
 * A `primary` action submits the form. The Enter key triggers it, too. `secondary` and `link` actions do not validate
 * the fields.
 */
export type ActionRole = 'primary' | 'secondary' | 'link';

export interface Action<T = string> {
  readonly role: ActionRole;
  readonly label: T;
}

/** A button for a provider or tenant. */
export interface Choice<T = string> {
  readonly label: T;
  /** Label for narrow screens (at most 268 px), in place of `label` (reference §1.3). */
  readonly shortLabel: T;
  /** URL of an icon, or the ID of an icon that the renderer contains, such as `google.com` or `x.com`. */
  readonly icon: string;
  /** Paths of the app's own icon, which is drawn in place of `icon`. */
  readonly iconPaths?: readonly IconPath[] | undefined;
  /** Background colour of the button, in CSS. */
  readonly color: string;
  /** A short text beside the label. Screen readers read it as the button's description. */
  readonly badge?: T | undefined;
  /** True if the button shows only the icon. The label is then the button's accessible name and tooltip. */
  readonly isIconOnly?: true;
}

/** Secret key for an authenticator app, to scan or to type. */
export interface QrCode<T = string> {
  /** Content of the QR code: an `otpauth:` URI with the key. */
  readonly uri: string;
  /** Text to show above the key. */
  readonly hint: T;
  /** The secret key in groups of four characters, to copy or to type. */
  readonly secretKey: string;
}

export interface Description<T = string> {
  /** Title of the screen. Renderers draw it as the main heading. */
  readonly title?: T;
  /** Second heading, under the title. */
  readonly heading?: T;
  readonly body?: readonly Paragraph<T>[];
  readonly fields?: Readonly<Record<string, Field<T>>>;
  readonly choices?: Readonly<Record<string, Choice<T>>>;
  /** Text between the form and the choices below it. */
  readonly divider?: T;
  readonly actions?: Readonly<Record<string, Action<T>>>;
  /** Small print about terms of service and privacy. */
  readonly footer?: { readonly kind: 'sentence' | 'links'; readonly content: RichText<T> };
  /** The account's email, for password managers. Set only if no field contains the email. */
  readonly username?: string;
  /** Decorative picture. The title says the same in words. */
  readonly picture?: 'tick';
  readonly qrCode?: QrCode<T>;
  /**
   * A line that changes while the screen is visible, such as a countdown. Screen readers do not announce these changes.
   */
  readonly status?: T;
  /** An invisible text. Screen readers announce it if it is added while the screen is already visible. */
  readonly announcement?: T;
  /** Shows only a progress bar, on an empty page or in a card. */
  readonly progress?: 'page' | 'card';

  /** A message about the whole screen. The visitor can dismiss the message. */
  readonly notice?: T;
  /** True if the notice reports a success, such as a saved name. Renderers then draw the notice in another colour. */
  readonly isSuccess?: boolean;
  /** Messages under fields, by field name. */
  readonly errors?: Readonly<Record<string, T>>;
  /** Name of the field or action to focus when the screen is entered. */
  readonly focus?: string;
  /**
   * True if the visitor has nothing left to do in the widget, because she is signed in and the app has no success URL.
   * A dialog closes then.
   */
  readonly isEnd?: true;
}

type KeysOf<T> = T extends object ? Extract<keyof T, string> : never;

/** The names of the actions in a paragraph, such as `'help' | 'terms'` for a paragraph with two links. */
type InlineActions<P> = P extends readonly (infer I)[]
  ? InlineActions<I>
  : P extends { readonly action: infer A }
    ? A
    : P extends { readonly values: infer V }
      ? LinkAction<V[keyof V]>
      : never;

type LinkAction<Value> = Value extends { readonly action: infer A } ? A : never;

/** The visitor's answer to a description: the selected action or choice, and the values of the fields. */
export interface Answer<D extends Description<Phrase> = Description<Phrase>> {
  readonly action: KeysOf<D['actions']> | KeysOf<D['choices']> | Extract<InlineActions<D['body']>, string>;
  readonly values: { readonly [K in KeysOf<D['fields']>]: string };
}
