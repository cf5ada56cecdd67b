import type { AuthBackend } from '../../adapters/auth-backend.ts';
import type { AccountMessages, Messages } from './messages.ts';

/** A language and its texts. In the npm package, the texts are joined into one string. */
export interface Language {
  /** The BCP 47 tag, such as `pt-BR`. */
  readonly tag: string;
  /** The direction in which the language is written. Defaults to `ltr`. */
  readonly direction?: 'ltr' | 'rtl';
  readonly texts: Messages | string;
  /** Loads the texts of the account page. Without this function, the account page is in English. */
  readonly account?: (() => Promise<AccountModule>) | undefined;
}

/** A module with the texts of the account page in one language, as `import()` loads it. */
export interface AccountModule {
  readonly default: AccountMessages;
}

/**
 * A {@link Language} whose texts are an object. In the npm package, `expandTexts` makes this object from the joined
 * string.
 */
export interface ExpandedLanguage extends Language {
  /**
   * The texts of the language. Texts that the app has set in `messages` replace the widget's own. Texts of the account
   * page are here only if the app has set them.
   */
  readonly texts: Messages & Partial<AccountMessages>;
  /** The texts of the account page. Missing until the first account screen loads them; empty for English. */
  accountTexts?: Partial<AccountMessages> | undefined;
}

/** A module with a language, as `import()` loads it. */
export interface LanguageModule {
  readonly default: Language;
}

/** A language, or a function that returns or loads the language, for example with `import()`. */
export type LanguageSource = Language | (() => Language | LanguageModule | Promise<Language | LanguageModule>);

/** The options for the language of the widget. */
export interface LanguageOptions {
  /**
   * The language object, a function that loads this object, or the language's name in `locales`, such as `de`. Defaults
   * to English.
   */
  readonly locale?: string | LanguageSource | undefined;
  /** The languages that `locale` may name, by their BCP 47 tags. */
  readonly locales?: Readonly<Record<string, LanguageSource>> | undefined;
  /** Texts that replace the texts of the chosen language, or a function that returns them for a language. */
  readonly messages?: Partial<Messages & AccountMessages> | ChooseMessages | undefined;
}

/**
 * Returns texts that replace the widget's own texts in a language. Called whenever the widget is drawn in another
 * language.
 *
 * @param tag the BCP 47 tag of the language, such as `en-GB`
 */
export type ChooseMessages = (tag: string) => Partial<Messages & AccountMessages>;

/** The language in which a widget is drawn, and the state for switching this language. */
export interface ShownLanguage {
  /** The language and its texts. If null, the widget uses the English texts that are already loaded. */
  language: ExpandedLanguage | null;
  /** The options that the app has chosen last. */
  options: LanguageOptions;
  /** Number of times that a language was chosen since the start of the widget. */
  choices: number;
  /**
   * Number of the choice whose language is drawn; 0 before the first one. If a choice with a lower number finishes
   * loading later, its language is not drawn.
   */
  shownChoice: number;
  readonly backend: AuthBackend;
  /** Aborts when the widget stops. A language that loads later has no effect. */
  readonly signal: AbortSignal;
  redraw(): void;
}
