import type { Plugin } from 'vite';
import { compactTexts } from '../../src/widget/messages/compact.ts';
import { en } from '../../src/widget/messages/en.ts';
import type { ExpandedLanguage } from '../../src/widget/messages/language.ts';
import { importSource } from '../bundle/import-source.ts';
import { toProjectPath } from '../project.ts';
import { localesFolder } from './entries.ts';

/** Returns a language as the code of its module in the package. */
export const toCompactModule = ({ tag, direction, texts }: ExpandedLanguage): string =>
  `export default ${JSON.stringify({ tag, direction, texts: compactTexts(texts, en) })};\n`;

/** Replaces the module of each language with a compact module. */
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
