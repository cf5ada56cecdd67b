import { toLanguageOptions } from '../../fixtures/load-language.ts';

/**
 * Returns a new `locale` function at every call, like an app that writes the function inline in its JSX.
 *
 * @param delay time that the language takes to load, in milliseconds
 * @param onLoad called when the language starts to load
 */
export function toSlowLanguage(tag: string, delay: number, onLoad: () => void): ReturnType<typeof toLanguageOptions> {
  const { locale } = toLanguageOptions(tag);
  if (typeof locale !== 'function') return { locale };
  return {
    async locale() {
      onLoad();
      await new Promise((resolve) => setTimeout(resolve, delay));
      return locale();
    },
  };
}
