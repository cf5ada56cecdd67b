import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const scriptPath = '/driver-script.js';

/**
 * Response headers that apply only to the connection between this server and `origin`. They are not passed on to the
 * browser.
 */
const connectionHeaders: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

/**
 * Starts a server that forwards requests to `origin`. The server adds a script to each page, because WebDriver has no
 * command that runs a script before the page's own scripts.
 *
 * @param getScript returns the script for the next document
 */
export async function startPageServer(origin: string, getScript: () => string) {
  async function respond({ method = 'GET', url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (url === scriptPath) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      response.end(getScript());
      return;
    }
    const original = await fetch(`${origin}${url}`, { method, redirect: 'manual' });
    const headers = Object.fromEntries([...original.headers].filter(([name]) => !connectionHeaders.has(name)));
    const isPage = original.headers.get('content-type')?.startsWith('text/html') ?? false;
    const body = Buffer.from(await original.arrayBuffer());
    response.writeHead(original.status, isPage ? { ...headers, 'cache-control': 'no-store' } : headers);
    response.end(isPage ? addScript(body.toString('utf8')) : body);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // The cast is safe: the address of a TCP server is an object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Adds the script to a page, before all other scripts. */
export function addScript(html: string): string {
  const script = `<script src="${scriptPath}"></script>`;
  return /<head[^>]*>/i.test(html)
    ? html.replace(/<head[^>]*>/i, (head) => head + script)
    : html.replace(/^(<!doctype[^>]*>)?/i, (doctype) => doctype + script);
}
