/** `doorstep-auth/browser-locale`: the widget's language follows the visitor's browser. */
import { createBrowserLocale } from '../widget/messages/browser-locale.ts';
import type { LanguageModule } from '../widget/messages/language.ts';

const modules = import.meta.glob<LanguageModule>('../locales/*.ts');
const languages = Object.entries(modules).map(([path, load]) => [path.replace(/^.*\/(.+)\.ts$/, '$1'), load] as const);

export const browserLocale = createBrowserLocale(Object.fromEntries(languages));
export { ConfigError, type ConfigProblem } from '../widget/config/config-error.ts';
export type { BrowserLocale, BrowserLocaleOptions } from '../widget/messages/browser-locale.ts';
export type { Language, LanguageModule } from '../widget/messages/language.ts';
