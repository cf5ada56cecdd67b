import assert from 'node:assert/strict';
import { it } from 'node:test';
import { countImports, removeForeignUrls, removeLeadsTo } from './vite-plugins.ts';

const counted = '(globalThis.trackChunk ?? ((chunk) => chunk))';

it('counts each dynamic import and leaves everything else as it is', () => {
  assert.equal(
    countImports(
      `import a from './a.js';\nconst says = 'import("b")'; // import('c')\nf(() => import('./d.js'), import('e'));`,
    ),
    `import a from './a.js';\nconst says = 'import("b")'; // import('c')\nf(() => ${counted}(import('./d.js')), ${counted}(import('e')));`,
  );
});

it('counts an import within an import', () => {
  assert.equal(countImports("import((await import('a')).b)"), `${counted}(import((await ${counted}(import('a'))).b))`);
});

it('removes URLs of other origins from a style sheet and keeps its own', () => {
  const css =
    '@import url(https://fonts.example/css?family=A:400,500&display=swap);' +
    '.a{background:url(//pictures.example/a.png) no-repeat;color:red}' +
    '.b{background-image:url(data:image/svg+xml;base64,PD94)}.c{background:url(/own.svg)}';
  assert.equal(
    removeForeignUrls(css),
    '.a{background:none no-repeat;color:red}.b{background-image:none}.c{background:url(/own.svg)}',
  );
});

it('removes `leadsTo` from screens and leaves everything else as it is', () => {
  assert.equal(
    removeLeadsTo("const a = defineScreen({ name: 'a', leadsTo: ['b', 'c'], run() {} }), leads = f({ leadsTo: [] });"),
    "const a = defineScreen({ name: 'a',  run() {} }), leads = f({  });",
  );
});
