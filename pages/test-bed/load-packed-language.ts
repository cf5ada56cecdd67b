import type { Language } from '../../src/widget/messages/language.ts';
import de from 'doorstep-auth/locales/de';

/** Returns the German texts of the built package. Scenarios that run on the package use no other language. */
export async function loadLanguage(tag: string): Promise<Language> {
  if (tag !== de.tag) throw new Error(`There is no language ${tag} in the test build of the package, only ${de.tag}.`);
  return de;
}
