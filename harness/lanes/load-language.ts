import type { AccountModule, ExpandedLanguage } from '../../src/widget/messages/language.ts';
import { importSource } from '../../tools/bundle/import-source.ts';
import { pseudoLanguage } from '../../fixtures/pseudo-language.ts';

/**
 * Loads a language of `src/locales`, or the pseudo-language: English texts with accents and brackets. Also loads the
 * texts of the account page.
 */
export async function loadLanguage(tag: string): Promise<ExpandedLanguage> {
  if (tag === pseudoLanguage.tag) return withAccountTexts(pseudoLanguage, await pseudoLanguage.account?.());
  const { default: language } = await importSource<{ default: ExpandedLanguage }>(`src/locales/${tag}.ts`);
  const accountFile = `src/locales/account/${tag}.ts`;
  return withAccountTexts(language, language.account && (await importSource<AccountModule>(accountFile)));
}

const withAccountTexts = (language: ExpandedLanguage, module: AccountModule | undefined): ExpandedLanguage => ({
  ...language,
  accountTexts: module?.default,
});
