import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { compactTexts } from '../../src/widget/messages/compact.ts';
import { en } from '../../src/widget/messages/en.ts';
import type { ExpandedLanguage } from '../../src/widget/messages/language.ts';
import { importSource } from '../bundle/import-source.ts';
import { toProjectPath } from '../project.ts';
import { localesFolder } from './entries.ts';

/**
 * Returns the code of a language's module in the package. The module contains all texts as one string, to save space.
 * The texts of the account page are in another module, `account/<tag>.ts`.
 */
export function toCompactModule({ tag, direction, texts, account }: ExpandedLanguage): string {
  const fields = JSON.stringify({ tag, direction, texts: compactTexts(texts, en) }).slice(1, -1);
  const load = account ? `,account:()=>import("./account/${tag}.ts")` : '';
  return `export default {${fields}${load}};\n`;
}

/** Creates a plugin that replaces the module of each language with the result of {@link toCompactModule}. */
export function compactLanguages(): Plugin {
  return {
    name: 'doorstep:compact-languages',
    enforce: 'pre',
    async load(id) {
      // Leave the texts of the account page as they are: they are small, and only the account page loads them.
      if (dirname(id) !== localesFolder) return null;
      return toCompactModule((await importSource<{ default: ExpandedLanguage }>(toProjectPath(id))).default);
    },
  };
}
