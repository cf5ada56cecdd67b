/** `doorstep-auth/browser-locale`: loads the language that the visitor's browser prefers. */
import { type BrowserLocale, type BrowserLocaleOptions, createBrowserLocale } from '../widget/browser-locale.ts';
import type { LanguageModule } from '../widget/messages/language.ts';

/**
 * Returns a function to pass as the option `locale`. This function loads only the language that the visitor's browser
 * prefers, and nothing for English.
 *
 * Calls with the same languages return the same function, so an app may call `browserLocale` while rendering.
 *
 * @example <SignIn backend={backend} config={config} locale={browserLocale()} />;
 *
 * @throws ConfigError if an option is wrong, such as an unknown tag
 */
export const browserLocale: (options?: BrowserLocaleOptions) => BrowserLocale = createBrowserLocale(
  import.meta.glob<LanguageModule>('./*.ts', { base: '../locales' }),
);
export type { BrowserLocale, BrowserLocaleOptions };
export { ConfigError, type ConfigProblem } from '../widget/config/config-error.ts';
export type { Language, LanguageModule } from '../widget/messages/language.ts';
