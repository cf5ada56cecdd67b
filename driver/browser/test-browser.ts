import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { launchBrowser } from '../../tools/browser/find-browser.ts';

export async function startTestBrowser(texts: Readonly<Record<string, string>> = {}) {
  const [browser, site] = await Promise.all([launchBrowser(() => {}), serveTestSite(texts)]);
  after(async () => {
    await browser.close();
    await site[Symbol.asyncDispose]();
  });
  return { browser, url: site.url };
}

const contentTypes: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/**
 * Serves texts on a free port.
 *
 * @param texts maps each path to a text; a path that ends in neither `.js` nor `.css` is served as HTML
 */
export async function serveTestSite(texts: Readonly<Record<string, string>>) {
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    const text = texts[pathname];
    const type = contentTypes[pathname.split('.').at(-1) ?? ''] ?? 'text/html';
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': type, 'cache-control': 'max-age=3600' });
    response.end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
