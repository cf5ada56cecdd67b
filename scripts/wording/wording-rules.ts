import type { SourceComment } from './find-comments.ts';

/** A term to avoid, with the term that the glossary names instead. */
export interface ReplacedTerm {
  readonly term: string;
  readonly replacement: string;
}

const relativeOpening = /^(?:What|Where|Who|Whoever|How|That)\b/;

export function findRelativeOpenings(comments: readonly SourceComment[]): readonly string[] {
  return comments
    .filter(({ isDoc, text }) => isDoc && relativeOpening.test(text))
    .map(
      ({ file, line, text }) =>
        `${file}:${line}: the comment opens with "${text.split(' ', 1)[0]}"; open with a verb or a noun`,
    );
}

/** Reads the table under "Words that are not used". Each term stands in backticks in the first column. */
export function readReplacedTerms(glossary: string): readonly ReplacedTerm[] {
  const section = glossary.split(/^## /m).find((text) => text.startsWith('Words that are not used')) ?? '';
  return section.split('\n').flatMap((row) => {
    const [, terms = '', replacement = ''] = row.split('|');
    return [...terms.matchAll(/`([^`]+)`/g)].map(([, term = '']) => ({ term, replacement: replacement.trim() }));
  });
}

/** Returns the terms that the text contains as whole words, in upper or lower case. */
export function findReplacedTerms(text: string, terms: readonly ReplacedTerm[]): readonly ReplacedTerm[] {
  return terms.filter(({ term }) => new RegExp(`(?<![\\w-])${term}(?![\\w-])`, 'i').test(text));
}

export function findLongSubjects(subjects: readonly string[]): readonly string[] {
  return subjects
    .filter((subject) => subject.length > 72)
    .map((subject) => `a commit subject has ${subject.length} characters. At most 72 are allowed: "${subject}"`);
}
