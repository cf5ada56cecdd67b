import { useEffect, useRef, useState } from 'react';
import type { LanguageOptions } from '../widget/messages/language.ts';
import { createLanguageLoader, isBuiltIn, toLanguageKey } from './language-loader.ts';
import { toEnglish, type UserLanguage } from './user-texts.ts';

/**
 * Returns the language of `<UserButton>`. Loads any language except English after mounting. Uses English if the
 * language cannot be loaded.
 *
 * @returns null until the first language is loaded
 */
export function useUserLanguage(options: LanguageOptions): UserLanguage | null {
  const isEnglish = isBuiltIn(options);
  const [loaded, setLoaded] = useState<UserLanguage | null>(null);
  const latest = useRef(options);
  useEffect(() => void (latest.current = options));

  const key = toLanguageKey(options);
  const load = useRef<() => Promise<void>>(null);
  useEffect(() => {
    if (isEnglish) return;
    const stopping = new AbortController();
    load.current = createLanguageLoader(stopping.signal, () => latest.current, setLoaded);
    return () => stopping.abort();
  }, [isEnglish, key]);
  useEffect(() => void load.current?.(), [isEnglish, key, options.locale]);

  return isEnglish ? toEnglish(options) : loaded;
}
