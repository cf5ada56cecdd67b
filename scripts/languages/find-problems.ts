import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { accountTexts } from '../../src/widget/messages/account-texts.ts';
import { en, serviceErrors } from '../../src/widget/messages/en.ts';
import type { ExpandedLanguage } from '../../src/widget/messages/language.ts';
import type { AccountKey, AccountMessages, MessageKey } from '../../src/widget/messages/messages.ts';
import { toCompactModule } from '../../tools/package/compact-languages.ts';
import { inProject } from '../../tools/project.ts';

type Texts = Readonly<Record<string, string | undefined>>;

/**
 * Maximum size of a language in the package, in bytes after gzip. The texts of the account page do not count: they are
 * in a module of their own.
 */
const sizeLimit = 4096;

/** The English terms that the glossary of every language (`docs/glossaries/<tag>.md`) must translate. */
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
  'passkey',
  'verify',
  'provider',
  'organisation',
  'administrator',
] as const;

/** Keys of texts that may be equal to the English text in every language, because they contain no words. */
const sameEverywhere: ReadonlySet<string> = new Set(['numbered']);

/** Keys of the texts on buttons, and on links that act like buttons. Some of these texts are also titles of screens. */
export const buttonLabels: ReadonlySet<string> = new Set<MessageKey | AccountKey>([
  'next',
  'cancel',
  'retry',
  'stopWaiting',
  'dismiss',
  'createAccount',
  'recoverPassword',
  'troubleGettingEmail',
  'signIn',
  'signOut',
  'tryAnotherWay',
  'emailLink',
  'emailCode',
  'useAnotherAccount',
  'changePhoneNumber',
  'authenticatorApp',
  'textMessage',
  'signInAction',
  'troubleSigningIn',
  'save',
  'send',
  'done',
  'back',
  'continue',
  'learnMore',
  'sendNewLink',
  'resend',
  'verify',
  'signInWithProvider',
  'signInWithEmailButton',
  'emailShort',
  'signInWithPhoneButton',
  'phoneShort',
  'signInToTenant',
  'continueAsGuest',
  'guestShort',
  'continueInThisWindow',
  'openAuthenticator',
  'copyKey',
  'useBackupCode',
  'keyCopied',
  'addSecondFactor',
  'changeName',
  'changeYourEmail',
  'changePassword',
  'addPassword',
  'waysToSignIn',
  'secondSteps',
  'deleteAccount',
  'connect',
  'disconnect',
  'removePassword',
  'removePhone',
  'addPhone',
  'changePhone',
  'removeStep',
  'passkeys',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'notNow',
  'signOutEverywhere',
  'devices',
  'backupCodes',
  'createBackupCodes',
  'copyBackupCodes',
  'downloadBackupCodes',
]);

/** Maximum length of a button's label, in characters. Placeholders do not count. */
const labelLimit = 32;

/**
 * Maps the key of a text to the key of the button label that the text must contain. For example, the text `smsRates`
 * names the button "Verify".
 */
export const namedButtons: Readonly<Partial<Record<string, MessageKey>>> = {
  stillConnect: 'continue',
  termsBySms: 'verify',
  smsRates: 'verify',
};

/**
 * Finds problems in the texts of a language, such as a missing text. Returns one message for each problem. The message
 * starts with the key of the text.
 */
export function findTextProblems(
  { tag, texts }: ExpandedLanguage,
  sameAsEnglish: readonly string[],
): readonly string[] {
  const forms = listPluralForms(tag);
  const expected = [...Object.keys(en).filter((key) => !isPluralForm(key) && !(key in serviceErrors)), ...forms];
  return compareTexts(tag, texts, expected, sameAsEnglish);
}

/**
 * Finds problems in the texts of the account page, like {@link findTextProblems}.
 *
 * @param texts undefined if the language has no such texts. Only a variety of English, such as `en-GB`, may lack them
 */
export function findAccountTextProblems(
  tag: string,
  texts: AccountMessages | undefined,
  sameAsEnglish: readonly string[],
): readonly string[] {
  if (texts) return compareTexts(tag, texts, Object.keys(accountTexts), sameAsEnglish);
  return isEnglish(tag)
    ? []
    : [`src/locales/account/${tag}.ts is missing, or src/locales/${tag}.ts does not import it`];
}

const isEnglish = (tag: string): boolean => /^en(-|$)/.test(tag);

/**
 * Compares the texts of a language with the English texts.
 *
 * @param expected the keys that the language needs
 */
function compareTexts(
  tag: string,
  given: Texts,
  expected: readonly string[],
  sameAsEnglish: readonly string[],
): readonly string[] {
  const englishOnly = isEnglish(tag);
  return [
    ...expected.flatMap((key) => (given[key]?.trim() ? [] : [`${key}: missing. English: ${quote(english(key))}`])),
    ...Object.keys(given).flatMap((key) => (expected.includes(key) ? [] : [`${key}: the widget has no such text`])),
    ...Object.entries(given).flatMap(([key, text = '']) => {
      const original = english(key);
      const isLeftover = text === original && !englishOnly && !sameEverywhere.has(key) && !sameAsEnglish.includes(key);
      return [
        ...(isLeftover ? ['the same as in English. If this is right, list the key in the glossary'] : []),
        ...compareParts(text, original),
        ...findLabelProblems(key, given),
        ...(/[<>]|&\w+;/.test(text) ? ['contains markup'] : []),
        ...(/\p{Bidi_Control}/u.test(text) ? ['contains a bidirectional control character'] : []),
        ...(text !== text.trim() || /\s{2}|\n/.test(text) ? ['contains unneeded white space'] : []),
      ].map((problem) => `${key}: ${problem}. Text: ${quote(text)}`);
    }),
  ];
}

const english = (key: string): string =>
  ({ ...accountTexts, ...en } as Texts)[key] ?? (isPluralForm(key) ? en.countries : '');

const isPluralForm = (key: string): boolean => /^countries[A-Z]/.test(key);

/**
 * Returns the keys of the plural forms of the text `countries` in a language. Leaves out the plural form `other`, which
 * is the text `countries` itself. For German, returns only `countriesOne`.
 */
function listPluralForms(tag: string): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  return pluralCategories
    .filter((category) => category !== 'other')
    .map((category) => `countries${category[0]?.toUpperCase()}${category.slice(1)}`);
}

/** Compares the placeholders and links of a text with the placeholders and links of the English text. */
function compareParts(text: string, original: string): readonly string[] {
  const list = (each: string): string => [...new Set(each.match(/\{[^}]*\}?|\}/g))].toSorted().join(' ') || 'none';
  const countLinks = (each: string): number => each.split('[').length - 1;
  return [
    ...(list(text) === list(original) ? [] : [`has the placeholders ${list(text)}, but needs ${list(original)}`]),
    ...(countLinks(text) === countLinks(original) && countLinks(text) === text.split(']').length - 1
      ? []
      : ['must have a link, […], exactly where the English text has one']),
  ];
}

/**
 * Reports a button's label that is too long. Also reports a text that must name a button ({@link namedButtons}), but
 * does not contain the button's label.
 */
function findLabelProblems(key: string, texts: Texts): readonly string[] {
  const text = texts[key] ?? '';
  const length = buttonLabels.has(key) ? countCharacters(text.replaceAll(/\{\w+\}/g, '').trim()) : 0;
  const button = namedButtons[key];
  const label = button && texts[button];
  return [
    ...(length > labelLimit ? [`has ${length} characters. The label of a button has at most ${labelLimit}`] : []),
    ...(label && !containsLabel(text, label) ? [`must name the button ${quote(label)} (${button}) exactly`] : []),
  ];
}

const segmenter = new Intl.Segmenter('en');
const countCharacters = (text: string): number => [...segmenter.segment(text)].length;

/**
 * Matches a letter of a script that separates words by spaces. If a button's label in a text touches such a letter, the
 * label is only a part of a longer word.
 */
const letter = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]`;
const endsInLetter = new RegExp(`${letter}$`, 'u');
const startsWithLetter = new RegExp(`^${letter}`, 'u');

/** Returns true if a text contains a label as whole words: "Continued" does not contain "Continue". */
function containsLabel(text: string, label: string): boolean {
  const parts = text.split(label);
  return parts.slice(1).some((after, index) => !endsInLetter.test(parts[index] ?? '') && !startsWithLetter.test(after));
}

/** Returns the problems with the tag, direction, size and glossary of a language. Does not check the texts. */
export async function findFileProblems(language: ExpandedLanguage, name: string): Promise<readonly string[]> {
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

/** Reads `docs/glossaries/<tag>.md`. Returns null if the file is missing. */
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
