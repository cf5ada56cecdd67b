import assert from 'node:assert/strict';
import { it } from 'node:test';
import { removeForeignUrls } from './without-network.ts';

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
