import type { ExpandedLanguage } from '../../src/widget/messages/language.ts';
import { importSource } from '../../tools/bundle/import-source.ts';
import { pseudoLanguage } from '../../fixtures/pseudo-language.ts';

/** Loads a language of `src/locales`, or the pseudo-language: English texts with accents and brackets. */
export async function loadLanguage(tag: string): Promise<ExpandedLanguage> {
  if (tag === pseudoLanguage.tag) return pseudoLanguage;
  const { default: language } = await importSource<{ default: ExpandedLanguage }>(`src/locales/${tag}.ts`);
  return language;
}
