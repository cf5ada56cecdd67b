import { useEffect, useRef, useState } from 'react';
import type { LanguageOptions } from '../widget/messages/language.ts';
import { toEnglish, type UserLanguage } from './user-texts.ts';

/**
 * Returns the language of `<UserButton>`. Loads any language except English after mounting. Uses English if the
 * language cannot be loaded.
 *
 * @returns null until the first language is loaded
 */
export function useUserLanguage(options: LanguageOptions): UserLanguage | null {
  const { locale } = options;
  const isEnglish = locale === undefined || (locale === 'en' && !options.locales?.['en']);
  const [loaded, setLoaded] = useState<UserLanguage | null>(null);
  const latest = useRef(options);
  useEffect(() => void (latest.current = options));

  // The key depends on the values of the options, so a new object or function with the same values does not change it.
  const name = typeof locale === 'string' ? locale : null;
  const key = JSON.stringify([name, Object.keys(options.locales ?? {}), options.messages]);
  const load = useRef<() => Promise<void>>(null);
  useEffect(() => {
    if (isEnglish) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    let isLoading = false;
    let source: LanguageOptions['locale'];
    load.current = async () => {
      // An app may pass a new function as `locale` in every rendering. If each new function restarted the load, no
      // load would end. So finish the current load first, and then call the latest function.
      if (isLoading) return;
      isLoading = true;
      try {
        while (!signal.aborted && source !== latest.current.locale) {
          source = latest.current.locale;
          const language = await loadOrUseEnglish(latest.current);
          // Render again only if the texts differ.
          if (!signal.aborted) setLoaded((before) => (isSame(before, language) ? before : language));
        }
      } finally {
        isLoading = false;
      }
    };
    return () => {
      stopping.abort();
      load.current = null;
    };
  }, [isEnglish, key]);
  useEffect(() => void load.current?.(), [isEnglish, key, locale]);

  return isEnglish ? toEnglish(options) : loaded;
}

async function loadOrUseEnglish(options: LanguageOptions): Promise<UserLanguage> {
  try {
    const { loadUserLanguage } = await import('./load-user-language.ts');
    return await loadUserLanguage(options);
  } catch (error) {
    console.info('[doorstep]', error);
    return toEnglish(options);
  }
}

const isSame = (one: UserLanguage | null, other: UserLanguage): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
