import type { LanguageOptions } from '../widget/messages/language.ts';
import { replaceTexts, toEnglish, type UserLanguage } from './user-texts.ts';

/** Returns true if the options name the language that needs no loading. */
export const isBuiltIn = ({ locale, locales }: LanguageOptions): boolean =>
  locale === undefined || (locale === 'en' && !locales?.['en']);

/**
 * Returns a text that changes with the values of the options. A new function, or a new object with the same values, does
 * not change the text.
 */
export const toLanguageKey = ({ locale, locales, messages }: LanguageOptions): string =>
  JSON.stringify([typeof locale === 'string' ? locale : null, Object.keys(locales ?? {}), messages]);

/**
 * Returns a function that loads the language of the latest options. A call during a load returns at once. When that
 * load has ended, the language of the latest options is loaded.
 *
 * @param signal ends the loading
 * @param onLoaded called with each loaded language, unless its texts are the same as at the last call. If a language
 *   cannot be loaded, called with English
 */
export function createLanguageLoader(
  signal: AbortSignal,
  readOptions: () => LanguageOptions,
  onLoaded: (language: UserLanguage) => void,
): () => Promise<void> {
  let isLoading = false;
  let source: LanguageOptions['locale'];
  let loaded: string | undefined;
  return async () => {
    // An app may pass a new function as `locale` in every rendering. If each new function restarted the load, no
    // load would end. So finish the current load first, and then call the latest function.
    if (isLoading) return;
    isLoading = true;
    try {
      while (!signal.aborted && source !== readOptions().locale) {
        source = readOptions().locale;
        const language = await loadOrUseEnglish(readOptions());
        const text = JSON.stringify(language);
        if (!signal.aborted && text !== loaded) onLoaded(language);
        loaded = text;
      }
    } finally {
      isLoading = false;
    }
  };
}

/** Loads the language that the options name, with the app's own texts. Returns English if it cannot be loaded. */
export async function loadOrUseEnglish(options: LanguageOptions): Promise<UserLanguage> {
  try {
    const { loadUserLanguage } = await import('./load-user-language.ts');
    const language = await loadUserLanguage(options);
    if (language) return { ...language, texts: replaceTexts(language.texts, options.messages, language.tag) };
  } catch (error) {
    console.info('[doorstep]', error);
  }
  return toEnglish(options);
}
