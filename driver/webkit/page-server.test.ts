import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { serveTestSite } from '../browser/test-browser.ts';
import { addScript, startPageServer } from './page-server.ts';

const script = '<script src="/driver-script.js"></script>';

for (const [title, html, expected] of [
  [
    'at the start of the head',
    '<html><head lang="en"><script>1</script>',
    `<html><head lang="en">${script}<script>1</script>`,
  ],
  ['after the doctype', '<!doctype html><title>A page</title>', `<!doctype html>${script}<title>A page</title>`],
  ['before everything', '<p>Hello</p>', `${script}<p>Hello</p>`],
] as const) {
  test(`the script is added ${title}`, () => {
    assert.equal(addScript(html), expected);
  });
}

test('pages get the script, other files and headers stay as they are', async () => {
  const site = await serveTestSite({ '/': '<p>Hello</p>', '/app.js': 'run()' });
  let calls = 0;
  const server = await startPageServer(site.url, () => `script ${(calls += 1)}`);
  after(async () => {
    await server[Symbol.asyncDispose]();
    await site[Symbol.asyncDispose]();
  });
  const read = async (path: string) => (await fetch(server.url + path)).text();
  assert.equal(await read('/'), `${script}<p>Hello</p>`);
  assert.equal(await read('/app.js'), 'run()');
  assert.equal(await read('/driver-script.js'), 'script 1');
  assert.equal(await read('/driver-script.js'), 'script 2');
  const missing = await fetch(`${server.url}/none`);
  assert.equal(missing.status, 404);
  assert.equal((await fetch(`${server.url}/app.js`)).headers.get('cache-control'), 'max-age=3600');
});
