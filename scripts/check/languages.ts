import { findLanguageProblems } from '../languages/check-languages.ts';
import type { Check } from './outcome.ts';

/** Checks the texts, the size and the glossary of every language. */
export const languages: Check = {
  name: 'languages',
  async run() {
    const problems = await findLanguageProblems();
    return {
      summary: `${problems.size} languages besides English: no text is missing or wrong`,
      problems: [...problems].flatMap(([tag, list]) => list.map((problem) => `src/locales/${tag}.ts: ${problem}`)),
    };
  },
};
