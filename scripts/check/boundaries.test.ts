import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findArea, findForbiddenImports, findUpwardImports } from './boundaries.ts';
import { areas, everything, folderOrder, type Area } from './boundary-rules.ts';
import { findFileCircles, findFolderRings } from './circles.ts';
import type { ImportGraph } from './import-graph.ts';
import { findImports } from './imports.ts';
import { findUnreachableFiles, findUnshippedFiles } from './shipped.ts';

/**
 * Returns the import graph of these files.
 *
 * @param files the code of each file, by path
 */
const graphOf = (files: Readonly<Record<string, string>>): ImportGraph =>
  new Map(Object.entries(files).map(([path, code]) => [path, findImports(path, code)]));

describe('import rules', () => {
  const house: Readonly<Record<string, Area>> = {
    kitchen: { paths: ['src/kitchen/'], imports: ['cellar'], packages: ['pans', 'knives/'], deployed: true },
    cellar: { paths: ['src/cellar/'], imports: [], importsTypes: ['wine list'], packages: [], deployed: true },
    'wine list': { paths: ['src/cellar/list.ts'], imports: [], packages: [], deployed: false },
    guests: { paths: ['src/guests/'], imports: [], testsImport: ['kitchen'], packages: [], deployed: true },
    butler: { paths: ['butler/'], imports: [everything], packages: ['node:'], deployed: false },
    traders: { paths: ['src/traders/'], imports: [], packages: [everything], deployed: false },
  };
  const check = (path: string, code: string): readonly string[] =>
    findForbiddenImports(graphOf({ [path]: code }), house);

  it('allow an area to import from itself and from the areas it lists', () => {
    assert.deepEqual(check('src/kitchen/cook.ts', `import './stove.ts'; import { b } from '../cellar/bottle.ts';`), []);
  });

  it('forbid imports from other areas and name the line', () => {
    assert.deepEqual(check('src/cellar/bottle.ts', `\nexport { c } from '../kitchen/cook.ts';`), [
      'src/cellar/bottle.ts:2: the area "cellar" must not import src/kitchen/cook.ts, of the area "kitchen"; ' +
        'allowed areas: cellar, wine list (scripts/check/boundary-rules.ts)',
    ]);
  });

  it('cover dynamic imports and types', () => {
    assert.equal(check('src/guests/ada.ts', `const order = () => import('../kitchen/cook.ts');`).length, 1);
    assert.equal(check('src/guests/ada.ts', `type Order = import('../kitchen/cook.ts').Order;`).length, 1);
  });

  it('can allow types only', () => {
    assert.deepEqual(check('src/cellar/bottle.ts', `import type { Wine } from './list.ts';`), []);
    assert.match(check('src/cellar/bottle.ts', `import { wines } from './list.ts';`)[0] ?? '', /imports values/);
  });

  it('can allow an area for tests only', () => {
    assert.equal(check('src/guests/ada.ts', `import '../kitchen/cook.ts';`).length, 1);
    assert.deepEqual(check('src/guests/ada.test.ts', `import '../kitchen/cook.ts'; import 'node:test';`), []);
  });

  it('allow the listed packages only', () => {
    assert.deepEqual(check('src/kitchen/cook.ts', `import 'pans'; import 'knives/bread';`), []);
    assert.match(check('src/kitchen/cook.ts', `import 'pans/iron';`)[0] ?? '', /"pans\/iron"; allowed packages: pans/);
    assert.match(check('src/cellar/bottle.ts', `import fs from 'node:fs';`)[0] ?? '', /allowed packages: none/);
    assert.deepEqual(check('src/traders/shop.ts', `import '@spices/pepper';`), []);
    assert.equal(check('src/traders/shop.ts', `import '../kitchen/cook.ts';`).length, 1);
  });

  it('forbid computed imports unless the area may import everything', () => {
    assert.match(check('src/kitchen/cook.ts', 'import(name);')[0] ?? '', /computes the path of an import/);
    assert.deepEqual(check('butler/serve.ts', 'import(name); import "../src/kitchen/cook.ts";'), []);
  });

  it('cover files in `new URL(…, import.meta.url)`, and let only tests read any file this way', () => {
    const code = `new URL('../kitchen/cook.ts', import.meta.url);`;
    assert.equal(check('src/guests/ada.ts', code).length, 1);
    assert.deepEqual(check('src/guests/ada.test.ts', code), []);
    assert.match(
      check('src/guests/ada.ts', 'new URL(name, import.meta.url);')[0] ?? '',
      /computes the path of an import/,
    );
    assert.deepEqual(check('src/guests/ada.test.ts', 'new URL(name, import.meta.url);'), []);
  });

  it('require an area for every file and every imported file', () => {
    assert.match(check('attic/box.ts', '')[0] ?? '', /belongs to no area/);
    assert.match(check('src/kitchen/cook.ts', `import '../attic/box.ts';`)[0] ?? '', /belongs to no area/);
  });
});

describe('top folders', () => {
  const order = ['scripts', 'src'];

  it('import from lower folders', () => {
    assert.deepEqual(findUpwardImports(graphOf({ 'scripts/a.ts': `import '../src/b.ts';` }), order), []);
  });

  it('do not import from higher folders, except in tests', () => {
    const code = `import type { A } from '../scripts/a.ts';`;
    assert.match(findUpwardImports(graphOf({ 'src/b.ts': code }), order)[0] ?? '', /^src\/b\.ts: imports scripts\/a/);
    assert.deepEqual(findUpwardImports(graphOf({ 'src/b.test.ts': code }), order), []);
  });
});

describe('the shipped folder', () => {
  it('may contain what the app or the package imports, including chunks and types', () => {
    const graph = graphOf({
      'src/main.tsx': `import './a.ts'; import './theme.css';`,
      'src/a.ts': `const load = () => import('./chunk.ts');`,
      'src/chunk.ts': '',
      'src/package/react.ts': `import type { B } from '../b.ts';`,
      'src/b.ts': '',
      'src/b.test.ts': `import '../fixtures/b.ts';`,
    });
    assert.deepEqual([...findUnreachableFiles(graph), ...findUnshippedFiles(graph)], []);
  });

  it('may not contain a file that only a test imports', () => {
    const graph = graphOf({ 'src/main.tsx': '', 'src/stub.ts': '', 'src/a.test.ts': `import './stub.ts';` });
    assert.match(findUnreachableFiles(graph).join(), /^src\/stub\.ts: is not part of the app/);
  });

  it('may not contain a picture or data that nothing uses', () => {
    const graph = graphOf({ 'src/main.tsx': `new URL('./used.svg', import.meta.url);` });
    const files = new Map([...graph, ['src/used.svg', []], ['src/unused.json', []]]);
    assert.match(findUnreachableFiles(files).join(), /^src\/unused\.json: is not part of the app/);
  });

  it('must contain everything that an entry point imports', () => {
    const graph = graphOf({ 'src/main.tsx': `import './a.ts';`, 'src/a.ts': `import '../fixtures/ada.ts';` });
    assert.match(
      findUnshippedFiles(graph).join(),
      /^fixtures\/ada\.ts: is part of the app or the npm package, because an entry \(src\/main\.tsx, /,
    );
  });
});

describe('circles', () => {
  it('of files are found, also if they consist of type imports and dynamic imports', () => {
    const graph = graphOf({
      'src/a.ts': `import type { B } from './b.ts';`,
      'src/b.ts': `const load = () => import('./c.ts');`,
      'src/c.ts': `import './a.ts';`,
      'src/d.ts': `import './a.ts';`,
    });
    assert.deepEqual(findFileCircles(graph), [
      'these files import one another in a circle; move what they share to another file: src/a.ts → src/b.ts → src/c.ts → src/a.ts',
    ]);
  });

  it('are all found if two of them share a file', () => {
    const graph = graphOf({
      'a.ts': `import './b.ts';`,
      'b.ts': `import './a.ts'; import './c.ts';`,
      'c.ts': `import './b.ts';`,
    });
    assert.equal(findFileCircles(graph).length, 2);
  });

  it('of sibling folders are found at any depth, and one import is listed for each pair of folders', () => {
    const graph = graphOf({
      'src/widget/config/a.ts': `import '../phone/b.ts';`,
      'src/widget/phone/b.ts': '',
      'src/widget/phone/deep/c.ts': `import type { D } from '../../config/d.ts';`,
      'src/widget/config/d.ts': '',
    });
    assert.deepEqual(findFileCircles(graph), []);
    assert.deepEqual(findFolderRings(graph), [
      [
        'these folders import from one another in a circle, by the imports below; move what they share: ' +
          'src/widget/config → src/widget/phone → src/widget/config',
        'src/widget/config/a.ts imports src/widget/phone/b.ts',
        'src/widget/phone/deep/c.ts imports src/widget/config/d.ts',
      ].join('\n  '),
    ]);
  });

  it('do not consist of imports in tests, or of imports between a folder and a file beside it', () => {
    const graph = graphOf({
      'src/a/a.ts': `import '../b/b.ts'; import '../c.ts';`,
      'src/b/b.test.ts': `import '../a/a.ts';`,
      'src/b/b.ts': '',
      'src/c.ts': `import './a/d.ts';`,
    });
    assert.deepEqual(findFolderRings(graph), []);
  });
});

describe('the rules of the project', () => {
  it('put a file into the area with the longest matching path', () => {
    assert.equal(findArea('src/adapters/auth-error.ts'), 'port');
    assert.equal(findArea('src/adapters/shared/wire-error.ts'), 'shared by adapters');
    assert.equal(findArea('driver/visitor.ts'), 'driver');
  });

  it('name existing areas and folders only', () => {
    for (const [name, { imports, importsTypes = [], testsImport = [], paths }] of Object.entries(areas)) {
      for (const other of [...imports, ...importsTypes, ...testsImport])
        assert.ok(other === everything || other in areas, `${name} imports ${other}`);
      for (const path of paths.filter((each) => each.includes('/')))
        assert.ok(folderOrder.includes(path.split('/')[0] ?? ''), path);
    }
  });

  it('keep deployed areas from importing areas that are not deployed', () => {
    for (const [name, area] of Object.entries(areas).filter(([, { deployed }]) => deployed)) {
      for (const other of area.imports) assert.ok(areas[other]?.deployed, `${name} imports ${other}`);
    }
  });
});
