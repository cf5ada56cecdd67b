import type { PasswordCharacters, PasswordPolicy } from '../../adapters/auth-backend.ts';
import type { Requirement } from '../description.ts';
import type { ExpandedLanguage } from '../messages/language.ts';
import { fill, texts, type Phrase } from '../messages/phrase.ts';
import { formatNumber } from '../messages/format-number.ts';
import { translate } from '../messages/translate.ts';

const characterTexts: Readonly<Record<PasswordCharacters, Phrase>> = {
  uppercase: texts.passwordUppercase,
  lowercase: texts.passwordLowercase,
  digit: texts.passwordDigit,
  special: texts.passwordSpecial,
};

const atLeast = (count: number): Phrase => fill(texts.passwordAtLeast, { count: formatNumber(count) });
const atMost = (count: number): Phrase => fill(texts.passwordAtMost, { count: formatNumber(count) });

/**
 * Lists the requirements of a policy, and whether a password meets them. Follows the SDK's `validatePassword`: an emoji
 * counts as two characters, and only A to Z are letters.
 */
export function listRequirements(policy: PasswordPolicy, password: string): readonly Requirement<Phrase>[] {
  const { minimumLength, maximumLength, requiredCharacters, specialCharacters } = policy;
  const isOfKind: Readonly<Record<PasswordCharacters, (character: string) => boolean>> = {
    uppercase: (character) => character >= 'A' && character <= 'Z',
    lowercase: (character) => character >= 'a' && character <= 'z',
    digit: (character) => character >= '0' && character <= '9',
    special: (character) => specialCharacters.includes(character),
  };
  return [
    { label: atLeast(minimumLength), isMet: password.length >= minimumLength },
    ...(maximumLength === undefined
      ? []
      : [{ label: atMost(maximumLength), isMet: password !== '' && password.length <= maximumLength }]),
    ...requiredCharacters.map((kind) => ({
      label: characterTexts[kind],
      isMet: [...password].some((character) => isOfKind[kind](character)),
    })),
  ];
}

/** Returns a message that lists the unmet requirements, or null if all requirements are met. */
export function describeMissing(requirements: readonly Requirement<Phrase>[]): Phrase | null {
  const missing = requirements.filter(({ isMet }) => !isMet).map(({ label }) => label);
  return missing.length === 0 ? null : describeLabels(missing);
}

const describeLabels = (labels: readonly Phrase[]): Phrase =>
  fill(texts.passwordLacks, { requirements: (language: ExpandedLanguage) => joinLabels(labels, language) });

/** Joins labels into a list that fits into a sentence, such as "at least 12 characters and a digit". */
function joinLabels(labels: readonly Phrase[], language: ExpandedLanguage): string {
  const { tag } = language;
  const inSentence = labels.map((label) => translate(label, language).replace(/./u, (a) => a.toLocaleLowerCase(tag)));
  return new Intl.ListFormat(tag).format(inSentence);
}

/**
 * Maps a phrase in the service's error text to the widget's label for the same requirement. `count` is the number in
 * the phrase.
 */
const servicePhrases: readonly (readonly [phrase: RegExp, toLabel: (count: number) => Phrase])[] = [
  [/^Password must contain at least (\d+) characters$/, atLeast],
  [/^Password may contain at most (\d+) characters$/, atMost],
  [/^Password must contain an upper case character$/, () => characterTexts.uppercase],
  [/^Password must contain a lower case character$/, () => characterTexts.lowercase],
  [/^Password must contain a numeric character$/, () => characterTexts.digit],
  [/^Password must contain a non-alphanumeric character$/, () => characterTexts.special],
];

/**
 * Translates an error text of the service, such as
 * `Missing password requirements: [Password must contain a numeric character]`. Returns null if a part of the text is
 * unknown.
 */
export function explainPolicyViolation(text: string): Phrase | null {
  const match = /\[(.+)\]/.exec(text);
  if (!match) return null;
  const labels = match[1]!.split(', ').map(findLabel);
  const known = labels.filter((label) => label !== null);
  return known.length === labels.length ? describeLabels(known) : null;
}

function findLabel(phrase: string): Phrase | null {
  for (const [pattern, toLabel] of servicePhrases) {
    const match = pattern.exec(phrase);
    if (match) return toLabel(Number(match[1]));
  }
  return null;
}
