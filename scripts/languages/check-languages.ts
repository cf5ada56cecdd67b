import { readdir } from 'node:fs/promises';
import type { ExpandedLanguage } from '../../src/widget/messages/language.ts';
import { localesFolder } from '../../tools/package/entries.ts';
import { findAccountTextProblems, findFileProblems, findTextProblems, readGlossary } from './find-problems.ts';

/**
 * Checks the translations of the widget's texts. Maps the tag of each language to its problems.
 *
 * @param tags the languages to check; defaults to all in `src/locales`
 */
export async function findLanguageProblems(tags?: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const all = (await readdir(localesFolder)).flatMap((name) => /^(.+)\.ts$/.exec(name)?.[1] ?? []).toSorted();
  const entries = (tags ?? all).map(async (tag) => {
    const { default: language } = (await import(`../../src/locales/${tag}.ts`)) as { default: ExpandedLanguage };
    const { sameAsEnglish = [] } = (await readGlossary(tag)) ?? {};
    const accountTexts = (await language.account?.())?.default;
    const problems = [
      ...(await findFileProblems(language, tag)),
      ...findTextProblems(language, sameAsEnglish),
      ...findAccountTextProblems(tag, accountTexts, sameAsEnglish),
    ];
    return [tag, problems] as const;
  });
  return new Map(await Promise.all(entries));
}
