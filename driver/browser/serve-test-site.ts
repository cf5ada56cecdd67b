import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site for tests, with these texts by path. Each name's ending says what it is; what has none is a page. */
export interface HandMadeSite extends AsyncDisposable {
  /** Its origin. */
  readonly url: string;
}

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

export async function serveByHand(texts: Readonly<Record<string, string>>): Promise<HandMadeSite> {
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    const text = texts[pathname];
    const type = types[pathname.split('.').at(-1) ?? ''] ?? 'text/html';
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': type, 'cache-control': 'max-age=3600' });
    response.end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // a server on TCP has one once it listens
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
