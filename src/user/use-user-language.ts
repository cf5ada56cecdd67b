import { useEffect, useRef, useState } from 'react';
import type { LanguageOptions } from '../widget/messages/language.ts';
import { toEnglish, type UserLanguage } from './user-texts.ts';

/**
 * Returns the language of `<UserButton>`. Another language is loaded after mounting, as in the widget; a language that
 * cannot be loaded becomes English.
 *
 * @returns null until the first language is loaded
 */
export function useUserLanguage(options: LanguageOptions): UserLanguage | null {
  const { locale } = options;
  const isEnglish = locale === undefined || (locale === 'en' && !options.locales?.['en']);
  const [loaded, setLoaded] = useState<UserLanguage | null>(null);
  const latest = useRef(options);
  useEffect(() => void (latest.current = options));

  // Changes only if the names in `locales` or the texts in `messages` change, and not with every new object.
  const key = JSON.stringify([Object.keys(options.locales ?? {}), options.messages]);
  useEffect(() => {
    if (isEnglish) return;
    let isCurrent = true;
    const use = (language: UserLanguage): void => {
      // An app may pass a new function as `locale` in every rendering. Render again only for other texts.
      if (isCurrent) setLoaded((before) => (isSame(before, language) ? before : language));
    };
    import('./load-user-language.ts')
      .then(({ loadUserLanguage }) => loadUserLanguage({ ...latest.current, locale }))
      .then(use, (error: unknown) => {
        console.info('[doorstep]', error);
        use(toEnglish(latest.current));
      });
    return () => void (isCurrent = false);
  }, [isEnglish, locale, key]);

  return isEnglish ? toEnglish(options) : loaded;
}

const isSame = (one: UserLanguage | null, other: UserLanguage): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
