import { readdir } from 'node:fs/promises';
import type { ExpandedLanguage } from '../../src/widget/messages/language.ts';
import { localesFolder } from '../../tools/package/entries.ts';
import { findFileProblems, findTextProblems, readGlossary } from './find-problems.ts';

/**
 * Checks the translations of the widget's texts. Maps the tag of each language to its problems.
 *
 * @param tags the languages to check; defaults to all in `src/locales`
 */
export async function findLanguageProblems(tags?: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const all = (await readdir(localesFolder)).map((name) => name.replace(/\.ts$/, '')).toSorted();
  const entries = (tags ?? all).map(async (tag) => {
    const { default: language } = (await import(`../../src/locales/${tag}.ts`)) as { default: ExpandedLanguage };
    const { sameAsEnglish = [] } = (await readGlossary(tag)) ?? {};
    return [tag, [...(await findFileProblems(language, tag)), ...findTextProblems(language, sameAsEnglish)]] as const;
  });
  return new Map(await Promise.all(entries));
}
