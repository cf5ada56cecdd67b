import type { LanguageOptions } from '../../widget/messages/language.ts';
import { createLanguageLoader, isBuiltIn, toLanguageKey } from '../language-loader.ts';
import { toEnglish, type UserLanguage } from '../user-texts.ts';

/** The language of one element. */
export class ElementLanguage {
  /** Null until the first language is loaded. A language stays until the next one is loaded. */
  current: UserLanguage | null = null;

  #key: string | null = null;
  #load: (() => Promise<void>) | null = null;
  #stopping = new AbortController();
  readonly #readOptions: () => LanguageOptions;
  readonly #onLoaded: () => void;

  constructor(readOptions: () => LanguageOptions, onLoaded: () => void) {
    this.#readOptions = readOptions;
    this.#onLoaded = onLoaded;
  }

  /** Loads the language that the options name, unless it is loaded. English is current at once. */
  update(): void {
    const options = this.#readOptions();
    const key = toLanguageKey(options);
    if (isBuiltIn(options)) {
      this.stop();
      this.current = toEnglish(options);
    } else if (key !== this.#key) {
      this.stop();
      this.#key = key;
      this.#stopping = new AbortController();
      this.#load = createLanguageLoader(this.#stopping.signal, this.#readOptions, (language) => {
        this.current = language;
        this.#onLoaded();
      });
    }
    void this.#load?.();
  }

  stop(): void {
    this.#stopping.abort();
    this.#load = this.#key = null;
  }
}
