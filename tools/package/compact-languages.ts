import type { Plugin } from 'vite';
import { compactTexts } from '../../src/widget/messages/compact.ts';
import { en } from '../../src/widget/messages/en.ts';
import type { ExpandedLanguage } from '../../src/widget/messages/language.ts';
import { importSource } from '../bundle/import-source.ts';
import { toProjectPath } from '../project.ts';
import { localesFolder } from './entries.ts';

/**
 * Returns the code of a language's module in the package. The module contains all texts as one string, to save space.
 */
export const toCompactModule = ({ tag, direction, texts }: ExpandedLanguage): string =>
  `export default ${JSON.stringify({ tag, direction, texts: compactTexts(texts, en) })};\n`;

/** Creates a plugin that replaces the module of each language with the result of {@link toCompactModule}. */
export function compactLanguages(): Plugin {
  return {
    name: 'doorstep:compact-languages',
    enforce: 'pre',
    async load(id) {
      if (!id.startsWith(`${localesFolder}/`)) return null;
      return toCompactModule((await importSource<{ default: ExpandedLanguage }>(toProjectPath(id))).default);
    },
  };
}
