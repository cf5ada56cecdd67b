import type { Plugin } from 'vite';
import { inProject } from '../project.ts';

/** What the product is told by data: the module and the constant in it, which is its name for mutants. */
const tables = [
  { file: inProject('src', 'widget', 'limits.ts'), name: 'limits' },
  { file: inProject('src', 'widget', 'messages', 'en-first-texts.ts'), name: 'firstTexts' },
  { file: inProject('src', 'widget', 'messages', 'en.ts'), name: 'en' },
  { file: inProject('src', 'widget', 'refusals-anywhere.ts'), name: 'refusalsAnywhere' },
  { file: inProject('src', 'widget', 'refusals.ts'), name: 'refusals' },
] as const;

/** Has each table hand itself to the test bed (`pages/test-bed/mutation.ts`), which can then change it. */
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
