import type { en } from './en.ts';
import type { firstTexts } from './en-first-texts.ts';

/**
 * All texts of the widget in one language. A translation has the same keys and parameters as the English texts, and its
 * links have the same actions.
 *
 * @example const de: Messages = { signIn: 'Anmelden', … };
 */
export type Messages = Translation<typeof en>;

/** Texts of the first screens, which are part of the first load. */
export type FirstMessages = Translation<typeof firstTexts>;

/** Keys of the texts that are plain strings. Other texts are functions, or have parts such as links. */
export type PlainText = { [Key in keyof Messages]: Messages[Key] extends string ? Key : never }[keyof Messages];

type Translation<Texts> = { readonly [Key in keyof Texts]: TranslatedText<Texts[Key]> };

type TranslatedText<Text> = Text extends string
  ? string
  : Text extends readonly (infer Part)[]
    ? readonly TranslatedPart<Part>[]
    : Text extends (...parameters: infer Parameters) => infer Result
      ? (...parameters: Parameters) => TranslatedText<Result>
      : never;

/** A part of a paragraph: plain text, emphasized text, or a link. */
type TranslatedPart<Part> = Part extends string
  ? string
  : Part extends { readonly action: infer Action }
    ? { readonly text: string; readonly action: Action }
    : { readonly strong: string };
