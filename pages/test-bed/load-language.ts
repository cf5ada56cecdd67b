import type { Language, LanguageModule } from '../../src/widget/messages/language.ts';

const locales = import.meta.glob<LanguageModule>('../../src/locales/*.ts');

/** Loads a language of `src/locales`, or the pseudo-language `en-XA`. */
export async function loadLanguage(tag = 'en'): Promise<Language> {
  if (tag === 'en-XA') return (await import('../../fixtures/pseudo-language.ts')).pseudoLanguage;
  const load = locales[`../../src/locales/${tag}.ts`];
  if (!load) throw new Error(`There is no language ${tag} in src/locales.`);
  return (await load()).default;
}
