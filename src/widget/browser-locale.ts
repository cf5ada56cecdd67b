import { ConfigError, type ConfigProblem, describeValue } from './config/config-error.ts';
import { loadMessages } from './load-messages.ts';
import { findTag } from './messages/find-tag.ts';
import type { Language, LanguageModule } from './messages/language.ts';

export interface BrowserLocaleOptions {
  /**
   * The tags of the languages to choose from, such as `['en', 'de', 'fr']`. Defaults to all languages. Visitors who
   * prefer none of these languages see English, even if English is not in the list.
   */
  readonly only?: readonly string[] | undefined;
}

/** A value for the option `locale`: a function that loads the language that the visitor's browser prefers. */
export type BrowserLocale = () => Promise<Language | LanguageModule>;

/**
 * Creates the function `browserLocale` of the package (`src/package/browser-locale.ts`).
 *
 * @param languages maps the file of each language except English, such as `./de.ts`, to a function that loads the
 *   language
 */
export function createBrowserLocale(languages: Readonly<Record<string, () => Promise<LanguageModule>>>) {
  const known = ['en', ...Object.keys(languages).map((file) => file.slice(2, -3))];
  /** Maps the tags of `only`, joined by commas, to the function for these tags. */
  const created: Record<string, BrowserLocale> = {};

  return function browserLocale(options: BrowserLocaleOptions = {}): BrowserLocale {
    const problems = findProblems(options, known);
    if (problems.length > 0) throw new ConfigError(problems);
    const { only = known } = options;
    return (created[only.join()] ??= async () => {
      // On a server, there is no list of languages.
      const tag = chooseTag(globalThis.navigator?.languages ?? [], only);
      return languages[`./${tag}.ts`]?.() ?? (await loadMessages()).english;
    });
  };
}

/**
 * Returns the tag of the available language that the visitor prefers most, or else `en`. For `['nl', 'de-AT', 'fr']`
 * and the available tags `fr` and `de`, returns `de`.
 *
 * @param preferred the tags that the visitor prefers, the best first
 */
export function chooseTag(preferred: readonly string[], available: readonly string[]): string {
  return preferred.map((tag) => findTag(tag, available)).find(Boolean) ?? 'en';
}

/**
 * Returns the problems of the options. Accepts any value as the options, because an app without TypeScript may pass
 * anything.
 */
function findProblems(options: unknown, known: readonly string[]): readonly ConfigProblem[] {
  if (typeof options !== 'object' || !options || Array.isArray(options)) {
    return [{ path: 'browserLocale', message: `must be an object, but is ${describeValue(options)}` }];
  }
  const { only, ...others } = options as { readonly only?: unknown };
  return [
    ...Object.keys(others).map((key) => ({
      path: `browserLocale.${key}`,
      message: 'is unknown; did you mean "only"?',
    })),
    ...(only === undefined ? [] : findListProblems(only, known)),
  ];
}

function findListProblems(only: unknown, known: readonly string[]): readonly ConfigProblem[] {
  const path = 'browserLocale.only';
  const tags: readonly unknown[] | null = Array.isArray(only) ? only : null;
  if (!tags?.length) return [{ path, message: `must be a list, but is ${tags ? 'empty' : describeValue(only)}` }];
  return tags.flatMap((tag, index) => {
    if (known.includes(tag as string)) return [];
    const similar = typeof tag === 'string' && findTag(tag, known);
    const advice = similar ? `did you mean "${similar}"?` : `known are ${known.join(', ')}`;
    return { path: `${path}[${index}]`, message: `must be a language tag, but is ${describeValue(tag)}; ${advice}` };
  });
}
