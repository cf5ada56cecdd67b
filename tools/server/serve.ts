import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allEncodings, chooseEncoding, createCompressor, type Encoding } from './compression.ts';
import { securityHeaders, type SecurityPolicy } from './content-security-policy.ts';
import { isForThisMachine, isFromOwnPage } from './local-requests.ts';
import { BodyTooLongError, readBody } from './read-body.ts';
import { InvalidBodyError, jsonResponse, readSite, textResponse, type SiteContent, type SiteResponse } from './site.ts';

export interface ServeOptions extends SiteContent {
  readonly policy: SecurityPolicy;
  /** Port to listen on. Defaults to any free port. */
  readonly port?: number;
  /** Host name or address to listen on. Defaults to `127.0.0.1`. */
  readonly host?: string;
  /** Encodings that the server may use for responses. Defaults to all. */
  readonly encodings?: readonly Encoding[];
}

export interface RunningServer {
  readonly url: string;
  /** Closes all connections and resolves when the port is free again. */
  close(): Promise<void>;
}

/**
 * Serves a build with the headers of `docs/deploying.md`. Keeps the files in memory, so that a new build does not
 * change them.
 *
 * @throws Error (rejects) with a code such as `EADDRINUSE` if the port cannot be used, or without a code if the build
 *   has no entry page
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { policy, host = '127.0.0.1', port = 0, encodings = allEncodings, putRoutes = {}, postRoutes = {} } = options;
  const site = await readSite(options);
  const headers = securityHeaders(policy);
  const compress = createCompressor();

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, type, body, cacheControl } = await findResponse(request);
    const encoding = isCompressible(type) ? chooseEncoding(request.headers['accept-encoding'], encodings) : null;
    const sent = encoding === null ? body : await compress(body, encoding);
    response.writeHead(status, {
      ...headers,
      'Content-Type': type,
      'Content-Length': sent.byteLength,
      'Cache-Control': cacheControl,
      Vary: 'Accept-Encoding',
      ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
      ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
      // The request's body is too long. Close the connection, because the rest of the body is not read.
      ...(status === 413 ? { Connection: 'close' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : sent);
  }

  async function findResponse(request: IncomingMessage): Promise<SiteResponse> {
    const { method, url = '/' } = request;
    if (!isForThisMachine(request)) return textResponse(403, 'Expected an address of this machine, such as localhost.');
    const put = method === 'PUT' ? putRoutes[url] : undefined;
    const post = method === 'POST' ? postRoutes[url] : undefined;
    if (!put && !post && method !== 'GET' && method !== 'HEAD')
      return textResponse(405, 'Only GET and HEAD are allowed.');
    try {
      if ((put || post) && !isFromOwnPage(request))
        return textResponse(403, 'Only pages of this server may send data.');
      if (post) return jsonResponse(await post(await readBody(request)));
      if (put) {
        put(await readBody(request));
        return textResponse(200, 'Stored.');
      }
      return await site(url);
    } catch (error) {
      if (error instanceof BodyTooLongError) return textResponse(413, 'The body is too long.');
      if (error instanceof InvalidBodyError) return textResponse(400, error.message);
      process.stderr.write(`${method} ${url}: ${String(error)}\n`);
      return textResponse(500, 'The server failed to respond.');
    }
  }

  const server = createServer((request, response) => {
    // The cast is safe: `findResponse` and `respond` reject with errors only.
    respond(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  // The cast is safe: the address is null only before the server listens, and a string only for pipes.
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host}:${address.port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

function isCompressible(type: string): boolean {
  return /^text\/|json$|json;|svg\+xml/.test(type);
}
