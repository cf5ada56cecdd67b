import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { en, serviceErrors } from '../../src/widget/messages/en.ts';
import type { Language } from '../../src/widget/messages/language.ts';
import { toCompactModule } from '../../tools/package/compact-languages.ts';
import { inProject } from '../../tools/project.ts';

type Texts = Readonly<Record<string, string | undefined>>;

/** Limit of a language in the package, in bytes, compressed with gzip. */
const sizeLimit = 4096;

/** The terms that every glossary has, in English. */
export const glossaryTerms = [
  'sign in',
  'sign out',
  'account',
  'password',
  'email address',
  'link',
  'code',
  'second factor',
  'second step',
  'verify',
  'provider',
  'organisation',
  'administrator',
] as const;

/** Texts that may be the same as in English in every language. */
const sameEverywhere: ReadonlySet<string> = new Set(['numbered']);

/** Returns what is missing or wrong in a language, each with the key of the text. */
export function findTextProblems(
  { tag, direction = 'ltr', texts }: Language,
  sameAsEnglish: readonly string[],
): readonly string[] {
  const given: Texts = texts;
  const forms = listPluralForms(tag);
  const expected = [...Object.keys(en).filter((key) => !isPluralForm(key) && !(key in serviceErrors)), ...forms];
  const englishOnly = /^en(-|$)/.test(tag);
  return [
    ...expected.flatMap((key) => (given[key]?.trim() ? [] : [`${key}: missing. English: ${quote(english(key))}`])),
    ...Object.keys(given).flatMap((key) => (expected.includes(key) ? [] : [`${key}: the widget has no such text`])),
    ...Object.entries(given).flatMap(([key, text = '']) => {
      const original = english(key);
      const isLeftover = text === original && !englishOnly && !sameEverywhere.has(key) && !sameAsEnglish.includes(key);
      return [
        ...(isLeftover ? ['the same as in English. If this is right, list the key in the glossary'] : []),
        ...(isPluralForm(key) ? [] : compareParts(text, original)),
        ...(/[<>]|&\w+;/.test(text) ? ['contains markup'] : []),
        ...(hasForbiddenControl(text, direction) ? ['contains a bidirectional control character'] : []),
        ...(text !== text.trim() || /\s{2}|\n/.test(text) ? ['contains unneeded white space'] : []),
      ].map((problem) => `${key}: ${problem}. Text: ${quote(text)}`);
    }),
  ];
}

const english = (key: string): string => (en as Texts)[key] ?? (isPluralForm(key) ? en.countries : '');

const isPluralForm = (key: string): boolean => /^countries[A-Z]/.test(key);

/** Returns the keys of the plural forms of a language; the form `other` has the key itself. */
function listPluralForms(tag: string): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  return pluralCategories
    .filter((category) => category !== 'other')
    .map((category) => `countries${category[0]?.toUpperCase()}${category.slice(1)}`);
}

/** Compares the placeholders, and the link, of a text with those of the English one. */
function compareParts(text: string, original: string): readonly string[] {
  const list = (each: string): string => [...new Set(each.match(/\{[^}]*\}/g))].toSorted().join(' ') || 'none';
  const countLinks = (each: string): number => each.split('[').length - 1;
  return [
    ...(list(text) === list(original) ? [] : [`has the placeholders ${list(text)}, but needs ${list(original)}`]),
    ...(countLinks(text) === countLinks(original) && countLinks(text) === text.split(']').length - 1
      ? []
      : ['must have a link, […], exactly where the English text has one']),
  ];
}

/** Marks of direction are allowed in languages from right to left; isolates and overrides never are. */
const hasForbiddenControl = (text: string, direction: 'ltr' | 'rtl'): boolean =>
  /[\u061C\u202A-\u202E\u2066-\u2069]/.test(text) || (direction === 'ltr' && /[\u200E\u200F]/.test(text));

/** Returns the problems of a language besides its texts: its tag, direction, size and glossary. */
export async function findFileProblems(language: Language, name: string): Promise<readonly string[]> {
  const { tag, direction = 'ltr' } = language;
  const size = gzipSync(toCompactModule(language), { level: 9 }).length;
  const glossary = await readGlossary(name);
  const missing = glossaryTerms.filter((term) => !glossary?.terms.has(term));
  return [
    ...(tag === name ? [] : [`the tag is ${quote(tag)}. Expected ${quote(name)}, as the file is named`]),
    ...(direction === findDirection(name) ? [] : [`the direction is ${direction}. Expected ${findDirection(name)}`]),
    ...(size <= sizeLimit ? [] : [`${size} bytes, compressed with gzip. Expected at most ${sizeLimit}`]),
    ...(glossary ? [] : [`docs/glossaries/${name}.md is missing`]),
    ...(glossary && missing.length > 0 ? [`docs/glossaries/${name}.md lacks: ${missing.join(', ')}`] : []),
  ];
}

const findDirection = (tag: string): 'ltr' | 'rtl' =>
  /^(ar|dv|fa|he|ks|ps|sd|ug|ur|yi)(-|$)/.test(tag) ? 'rtl' : 'ltr';

interface Glossary {
  readonly terms: ReadonlySet<string>;
  /** Keys of the texts that are the same as in English on purpose. */
  readonly sameAsEnglish: readonly string[];
}

/** Reads `docs/glossaries/<tag>.md`; null if there is none. */
export async function readGlossary(tag: string): Promise<Glossary | null> {
  const text = await readFile(inProject('docs', 'glossaries', `${tag}.md`), 'utf8').catch(() => null);
  if (text === null) return null;
  const rows = [...text.matchAll(/^\| *([^|]+?) *\| *([^|]+?) *\|/gm)].filter(([, , term = '']) => /\p{L}/u.test(term));
  const [, same = ''] = /^Same as in English: *(.*)$/m.exec(text) ?? [];
  return {
    terms: new Set(rows.map(([, term = '']) => term)),
    sameAsEnglish: [...same.matchAll(/`(\w+)`/g)].map(([, key = '']) => key),
  };
}

const quote = (text: string): string => JSON.stringify(text);
