import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { securityHeaders } from '../../tools/server/content-security-policy.ts';
import type { Visit } from '../visit.ts';
import { createForeignContent } from './foreign-content.ts';

const browser = await launchBrowser(() => {});
const headers = securityHeaders({ googleFeatures: 'all' });
/** Serves a page with our security headers at `/protected`, and without these headers elsewhere. */
const server = createServer(({ url }, response) => {
  response.writeHead(200, { 'content-type': 'text/html', ...(url === '/protected' ? headers : {}) });
  response.end('<!doctype html><title>A page</title><script>window.testBed = {}</script>');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
after(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections();
});

async function visit(path: string) {
  const page = await browser.newPage();
  await page.goto(url + path);
  const session = { page, cleanups: [], guards: { allow() {} } };
  return createForeignContent({
    session,
    waitUntilIdle: async () => {},
    whenIdle: (action: (current: typeof session) => unknown) => action(session),
  } as unknown as Visit);
}

for (const [path, succeeds] of [
  ['/unprotected', true],
  ['/protected', false],
] as const) {
  const verb = succeeds ? 'succeeds' : 'fails';
  for (const kind of ['its own text', 'another site', 'an allowed site'] as const) {
    test(`a script from ${kind} ${verb} on a page at ${path}`, async () => {
      const content = await visit(path);
      await content.addForeignScript(kind);
      assert.equal(await content.hasForeignScriptRun(), succeeds);
    });
  }
  for (const means of ['request', 'picture'] as const) {
    test(`sending data by a ${means} ${verb} on a page at ${path}`, async () => {
      const content = await visit(path);
      await content.sendToOtherSite(means);
      assert.equal(await content.hasReachedOtherSite(), succeeds);
    });
  }
}

test('showing a page in a frame of another site succeeds without our headers', async () => {
  const content = await visit('/unprotected');
  await content.showInFrame('/unprotected');
  assert.equal(await content.isPageInFrame(), true);
});
