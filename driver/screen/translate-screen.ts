import { createCatalogues, type Catalogue, type CountryNames, type Language } from '../../fixtures/catalogue.ts';
import type { Screen } from './screen.ts';

/** Translates between the English texts of scenarios and the language of the widget. */
export interface Translator {
  /**
   * Returns the screen with English texts. If several English texts have the same translation, returns a screen for
   * each of these English texts. An unknown text becomes `<not in the catalogue: …>`, which no step matches.
   */
  toEnglish(screen: Screen): Iterable<Screen>;
  /**
   * Translates a text of the widget to English. Returns the first translation if there are several. Two known texts
   * with a space between them are translated separately.
   */
  toEnglishText(text: string): string;
  /** Returns the translations of an English label into the widget's language, and the English label itself. */
  toLabels(label: string): readonly string[];
}

/**
 * Maximum number of results of {@link Translator.toEnglish}. If several texts of a screen are ambiguous, each
 * combination of their translations is a result, so there could be too many.
 */
const maximumVariants = 4096;

/**
 * Creates a translator between English and `language`.
 *
 * @param isOwnText returns whether a text comes from the scenario, such as the name of a tenant
 * @param countryNames names of the countries, as the browser's `Intl` translates them
 */
export function createTranslator(
  language: Language,
  isOwnText: (text: string) => boolean,
  countryNames?: CountryNames,
): Translator {
  const { toEnglish, fromEnglish } = createCatalogues(language, countryNames);
  const found = new Map<string, readonly string[]>();
  return {
    toEnglishText,
    toLabels: (label) => [...fromEnglish.translate(label), label],
    *toEnglish(screen) {
      // Do not translate a page of the app (a screen without a name), because the app is in English.
      if (screen.name === null) return yield screen;
      const choices: number[] = [];
      for (let variant = 0; variant < maximumVariants; variant += 1) {
        let occurrence = 0;
        const limits: number[] = [];
        yield mapTexts(screen, (text) => {
          const candidates = findCandidates(text);
          limits[occurrence] = candidates.length;
          const chosen = candidates[choices[occurrence] ?? 0];
          occurrence += 1;
          return chosen ?? text;
        });
        if (!advance(choices, limits)) return;
      }
    },
  };

  function findCandidates(text: string): readonly string[] {
    const known = found.get(text) ?? translateOnce(text);
    found.set(text, known);
    return known;
  }

  function toEnglishText(text: string): string {
    // Translate a text of the catalogue as a whole, such as `4 Länder` to `4 countries`. Do not translate its words one
    // by one: `Länder` alone is also the label `Countries`.
    if (toEnglish.includes(text)) return findCandidates(text)[0] ?? text;
    const splits = [...text.matchAll(/ /g)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)]);
    const translated = splits
      .map((parts) => parts.map((part) => findCandidates(part)[0] ?? part))
      .find((parts) => !parts.some(isUnknown));
    const split = translated?.join(' ');
    const [whole = text] = findCandidates(text);
    // The whole text or a part may match a template, such as `{email} …`, only by accident. The words in place of
    // `{email}` then stay untranslated. So choose the translation with fewer untranslated words. If both have the same
    // number, choose `split`.
    if (split === undefined) return whole;
    return !isUnknown(whole) && countKeptWords(whole, text) < countKeptWords(split, text) ? whole : split;
  }

  function translateOnce(text: string): readonly string[] {
    const candidates = toEnglish.translate(text);
    if (candidates.length > 0) return candidates;
    // The widget joins some texts with a separator, as in `Weak password · Add another word or two.`
    if (text.includes(separator)) {
      const parts = text.split(separator).map((part) => findCandidates(part)[0] ?? part);
      if (!parts.some(isUnknown)) return [parts.join(separator)];
    }
    const isEnglish = findEnglish(text, fromEnglish);
    return !isEnglish && (isNeutral(text) || isOwnText(text)) ? [text] : [`${unknown}${text}>`];
  }
}

/** Returns the number of words of the translation that are also words of the text. */
function countKeptWords(translation: string, text: string): number {
  const words = new Set(text.split(' '));
  return translation.split(' ').filter((word) => words.has(word)).length;
}

const separator = ' · ';
const unknown = '<not in the catalogue: ';
const isUnknown = (text: string): boolean => text.startsWith(unknown);

const findEnglish = (text: string, fromEnglish: Catalogue): boolean => fromEnglish.translate(text).length > 0;

/** Returns true for a text that has no words: an empty text, a number, a code, an email or a TOTP secret. */
const isNeutral = (text: string): boolean =>
  !/\p{L}{2}/u.test(text) || /^\S+@\S+$/.test(text) || /^(?:[A-Z2-7]{4} ?)+$/.test(text);

/**
 * Changes `choices` to the next combination of indices. Each index is less than the number at the same position in
 * `limits`. Returns false after the last combination.
 */
function advance(choices: number[], limits: readonly number[]): boolean {
  for (const [index, limit] of limits.entries()) {
    const next = (choices[index] ?? 0) + 1;
    choices[index] = next < limit ? next : 0;
    if (next < limit) return true;
  }
  return false;
}

/** Returns a copy of the screen, with every text of the widget replaced by the result of `map`. */
function mapTexts(screen: Screen, map: (text: string) => string): Screen {
  const mapNullable = (text: string | null): string | null => text && map(text);
  return {
    ...screen,
    title: map(screen.title),
    headings: screen.headings.map(map),
    subheadings: screen.subheadings.map(map),
    texts: screen.texts.map(map),
    fields: screen.fields.map((field) => ({
      ...field,
      label: map(field.label),
      value: field.type === 'combobox' ? map(field.value) : field.value,
      error: mapNullable(field.error),
    })),
    actions: screen.actions.map((action) => {
      const label = map(action.label);
      return { ...action, label, name: action.name === action.label ? label : map(action.name) };
    }),
    options: screen.options.map(map),
    notices: screen.notices.map(map),
    dialog: screen.dialog && { ...screen.dialog, text: map(screen.dialog.text) },
    pictures: screen.pictures.map(map),
    focus: mapNullable(screen.focus),
  };
}
