import type { Plugin } from 'vite';
import { inProject } from '../project.ts';

/** The product's tables: their modules and constants. Mutants use the constant's name. */
const tables = [
  { file: inProject('src', 'widget', 'limits.ts'), name: 'limits' },
  { file: inProject('src', 'widget', 'messages', 'en-first-texts.ts'), name: 'firstTexts' },
  { file: inProject('src', 'widget', 'messages', 'en.ts'), name: 'en' },
  { file: inProject('src', 'widget', 'refusals-anywhere.ts'), name: 'refusalsAnywhere' },
  { file: inProject('src', 'widget', 'refusals.ts'), name: 'refusals' },
] as const;

/** Exposes each table to the test bed, which changes single values (`pages/test-bed`). */
export function mutableTables(): Plugin {
  return {
    name: 'doorstep:mutable-tables',
    enforce: 'pre',
    transform(code, id) {
      const table = tables.find(({ file }) => file === id);
      if (!table) return null;
      const { name } = table;
      return { code: `${code}\n(globalThis.doorstepTables ??= {}).${name} = ${name};\n`, map: null };
    },
  };
}
