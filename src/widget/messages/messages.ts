import type { accountTexts } from './account-texts.ts';
import type { en, serviceErrors } from './en.ts';
import type { firstTexts } from './en-first-texts.ts';

type English = typeof en;

/**
 * Keys of the plural forms of the text `countries`, one for each category of `Intl.PluralRules` except `other`. The
 * form for `other` has the key `countries`.
 */
type PluralForm = `countries${'Zero' | 'One' | 'Two' | 'Few' | 'Many'}`;

/** Keys of error messages that exist in English only. Other languages show the message `generic` for these errors. */
export type ServiceErrorKey = keyof typeof serviceErrors;

export type MessageKey = Exclude<keyof English, PluralForm>;

/**
 * All texts of the widget in one language. Each text has the placeholders of the English text, such as `{email}`, in
 * any order. If the English text has a link, `[…]`, the translation must have a link, too.
 *
 * @example const de: Messages = { signIn: 'Anmelden', … };
 */
export type Messages = {
  readonly [Key in Exclude<MessageKey, ServiceErrorKey>]: Translation<English[Key]>;
} & {
  readonly [Key in ServiceErrorKey | PluralForm]?: string;
};

type EnglishAccountTexts = typeof accountTexts;

export type AccountKey = keyof EnglishAccountTexts;

/**
 * All texts of the account page in one language. Each text has the placeholders of the English text, such as
 * `{account}`.
 *
 * @example const de: AccountMessages = { yourAccount: 'Ihr Konto', … };
 */
export type AccountMessages = {
  readonly [Key in AccountKey]: Translation<EnglishAccountTexts[Key]>;
};

/** Keys of the texts of the first screens. These texts are part of the first load. */
export type FirstKey = keyof typeof firstTexts;

/** Keys of the texts without placeholders and links. */
export type PlainText = { [Key in MessageKey]: ValueName<English[Key]> extends never ? Key : never }[MessageKey];

/** The names of the values to fill into a text: the text's placeholders, and `link` if the text contains a link. */
export type ValueName<Text extends string> =
  | Placeholder<Text>
  | (Text extends `${string}[${string}]${string}` ? 'link' : never);

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The names of the values that are filled into a message, such as `email` for `{email}`. */
export type ValueNameOf<Key extends MessageKey> = ValueName<English[Key]>;

/** The names of the values that are filled into a text of the account page. */
export type AccountValueName<Key extends AccountKey> = ValueName<EnglishAccountTexts[Key]>;

/** Translation of an English text. Contains the same placeholders, and a link if the English text has a link. */
type Translation<Text extends string> = string & AllOf<Needed<Text>>;

type Needed<Text extends string> =
  | (Placeholder<Text> extends infer Name extends string ? (Name extends string ? `{${Name}}` : never) : never)
  | (Text extends `${string}[${string}]${string}` ? `[${string}]` : never);

/** The type of texts that contain all parts in the union `Part`, such as both `{count}` and `{name}`. */
type AllOf<Part extends string> = [Part] extends [never]
  ? unknown
  : (Part extends string ? (text: `${string}${Part}${string}`) => void : never) extends (text: infer Every) => void
    ? Every
    : never;
