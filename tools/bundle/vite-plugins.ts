import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { parseSync, Visitor, type Plugin } from 'vite';
import { inProject, root } from '../project.ts';
import { applyFault, switchFaults, type Fault } from './faults.ts';

/**
 * The start of every page's `<head>`. The Content Security Policy is missing here, because the server sends it as a
 * header.
 */
const head = `<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/favicon.svg" />`;

export function commonHead(): Plugin {
  return {
    name: 'doorstep:common-head',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('<head>', head) },
  };
}

/** Creates a plugin that removes the line breaks from HTML pages, because the size of the first load is limited. */
export function joinedLines(): Plugin {
  return {
    name: 'doorstep:joined-lines',
    transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll(/\n\s*/g, '') },
  };
}

/**
 * Creates a plugin that removes the URLs of other sites from style sheets. The page then loads no pictures or fonts
 * from other sites.
 */
export function withoutNetwork(): Plugin {
  return {
    name: 'doorstep:without-network',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.css') ? removeForeignUrls(code) : null),
  };
}

export const removeForeignUrls = (css: string): string =>
  css
    .replaceAll(/@import url\((?:https?:)?\/\/[^)]*\);/g, '')
    .replaceAll(/url\((?:(?:https?:)?\/\/|data:)[^)]*\)/g, 'none');

/** The module from which the test page imports its `renderer`. */
const rendererModule = inProject('pages', 'test-bed', 'renderer.ts');

/** Creates a plugin that makes the test page use the `renderer` of the module at `path`. */
export function chosenRenderer(path: string): Plugin {
  return {
    name: 'doorstep:chosen-renderer',
    enforce: 'pre',
    load: (id) =>
      id === rendererModule
        ? `import * as chosen from ${JSON.stringify(path)};\nexport const { renderer } = chosen;`
        : null,
  };
}

/**
 * Creates a plugin that resolves imports of our npm package, such as `doorstep-auth/headless`, to the sources. A
 * renderer that imports the package then works, even if the package is not installed.
 */
export function entriesFromSources(): Plugin {
  return {
    name: 'doorstep:entries-from-sources',
    enforce: 'pre',
    resolveId(source) {
      const [, entry] = /^doorstep-auth\/(.+)$/.exec(source) ?? [];
      if (entry === undefined) return null;
      const folder = entry.startsWith('locales/') ? [] : ['package'];
      return inProject('src', ...folder, entry.endsWith('.css') ? entry : `${entry}.ts`);
    },
  };
}

/**
 * Creates a plugin for builds with other versions of packages, such as React 18. The plugin takes these packages from
 * the folder `stacks/<stack>`.
 *
 * @param stack the name of an installed folder in `stacks`
 * @param fault a deliberate fault; has an effect only if it changes the stack's `package.json`, for example by removing
 *   a package
 */
export function stackPackages(stack: string, fault?: Fault): Plugin {
  const manifest = inProject('stacks', stack, 'package.json');
  const text = readFileSync(manifest, 'utf8');
  const faulty = fault === undefined ? null : applyFileFault(text, fault, relative(root, manifest));
  const { dependencies } = JSON.parse(faulty ?? text) as { dependencies: Record<string, string> };
  const names = Object.keys(dependencies);
  return {
    name: 'doorstep:stack-packages',
    enforce: 'pre',
    // The sources import functions that older Firebase versions lack. Do not warn, because
    // `src/adapters/firebase/sdk/sdk-versions.ts` checks for these functions when the page runs.
    config: () => ({ build: { rolldownOptions: { checks: { importIsUndefined: false } } } }),
    resolveId(source, _importer, options) {
      const isStackPackage = names.some((name) => source === name || source.startsWith(`${name}/`));
      return isStackPackage ? this.resolve(source, manifest, { ...options, skipSelf: true }) : null;
    },
  };
}

/**
 * Objects with limits, texts and messages. Mutation tests change values in these objects. Each object is the exported
 * constant `name` of `file`.
 */
const tables = [
  { file: inProject('src', 'widget', 'delays-and-limits/constants.ts'), name: 'limits' },
  { file: inProject('src', 'widget', 'messages', 'en-first-texts.ts'), name: 'firstTexts' },
  { file: inProject('src', 'widget', 'messages', 'en.ts'), name: 'en' },
  { file: inProject('src', 'widget', 'messages', 'account-texts.ts'), name: 'accountTexts' },
  { file: inProject('src', 'widget', 'refusals-anywhere.ts'), name: 'refusalsAnywhere' },
  { file: inProject('src', 'widget', 'refusals.ts'), name: 'refusals' },
] as const;

/**
 * Creates a plugin that puts tables of the product, such as its texts, into `globalThis.doorstepTables`. Mutation tests
 * change values in these tables.
 */
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

export function switchableFaults(faults: readonly Fault[]): Plugin {
  return {
    name: 'doorstep:switchable-faults',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(root, id);
      const own = faults.filter(({ edits }) => edits.some((edit) => edit.file === file));
      return own.length === 0 ? null : { code: switchFaults(code, own, file), map: null };
    },
  };
}

/** Creates a plugin that applies a deliberate fault to the modules, style sheets and pages of a build. */
export function appliedFault(fault: Fault): Plugin {
  return {
    name: 'doorstep:applied-fault',
    enforce: 'pre',
    transform(code, id) {
      const faulty = applyFileFault(code, fault, relative(root, id));
      return faulty === null ? null : { code: faulty, map: null };
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { filename }) => applyFileFault(html, fault, relative(root, filename)) ?? html,
    },
  };
}

/** Applies a fault to the text of a file. Returns null if the fault does not change this file. */
const applyFileFault = (text: string, fault: Fault, file: string): string | null =>
  fault.edits.some((edit) => edit.file === file) ? applyFault(text, fault, file) : null;

/** The modules of each chunk, as paths from the project's root. The keys are the names of the chunks' files. */
export type ModuleList = Readonly<Record<string, readonly string[]>>;

/** Creates a plugin that lists a build's modules in a file, for the licenses and for `npm run check`. */
export function moduleList(file: string): Plugin {
  return {
    name: 'doorstep:module-list',
    apply: 'build',
    async writeBundle(_options, bundle) {
      const list: Record<string, readonly string[]> = {};
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') list[output.fileName] = output.moduleIds.map((id) => relative(root, id));
      }
      await writeFile(file, JSON.stringify(list, null, 2));
    },
  };
}

/**
 * Creates a plugin that passes the promise of each `import()` to the page's function `trackChunk`, if any. The function
 * counts the chunks that are loading (`driver/idle/detect-idle.ts`).
 */
export function countedImports(): Plugin {
  return {
    name: 'doorstep:counted-imports',
    transform(code, id) {
      if (isForeign(id) || !code.includes('import(')) return null;
      // No source map is needed, because every line keeps its number.
      return { code: countImports(code), map: null };
    },
  };
}

/** Returns true for the modules of all packages except our own. */
const isForeign = (id: string): boolean => /\/node_modules\/(?!doorstep-auth\/)/.test(id);

/**
 * Wraps each `import()` in a module's code, so that `trackChunk` receives the promise of the import. If the page does
 * not define `trackChunk`, the import works as before.
 */
export function countImports(code: string): string {
  const insertions: [position: number, text: string][] = [];
  new Visitor({
    ImportExpression({ start, end }) {
      insertions.push([start, '(globalThis.trackChunk ?? ((chunk) => chunk))('], [end, ')']);
    },
  }).visit(parseSync('module.js', code).program);
  return insertions
    .toSorted(([one], [other]) => other - one)
    .reduce((result, [position, text]) => result.slice(0, position) + text + result.slice(position), code);
}

/** Creates a plugin that removes `leadsTo` from the widget's screens, because only tests read `leadsTo`. */
export function withoutLeadsTo(): Plugin {
  return {
    name: 'doorstep:without-leads-to',
    transform: (code, id) =>
      id.startsWith(inProject('src', 'widget')) && code.includes('leadsTo')
        ? { code: removeLeadsTo(code), map: null }
        : null,
  };
}

export function removeLeadsTo(code: string): string {
  const ranges: [start: number, end: number][] = [];
  new Visitor({
    Property({ key, start, end }) {
      if (key.type === 'Identifier' && key.name === 'leadsTo') ranges.push([start, end]);
    },
  }).visit(parseSync('module.js', code).program);
  return ranges.reduceRight(
    (result, [start, end]) => result.slice(0, start) + result.slice(end).replace(/^,/, ''),
    code,
  );
}
