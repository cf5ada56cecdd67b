import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allEncodings, chooseEncoding, CompressionCache, type Encoding } from './compression.ts';
import { securityHeaders, type SecurityPolicy } from './content-security-policy.ts';
import { accepted, failed, isWorthCompressing, notAllowed, readSite, type Page, type SiteContent } from './site.ts';

export interface ServeOptions extends SiteContent {
  readonly policy: SecurityPolicy;
  /** 0, the default, takes a free one. */
  readonly port?: number;
  /** `127.0.0.1` unless given. */
  readonly host?: string;
  /** What bodies may be compressed with; all that we can, unless a measurement wants one. */
  readonly encodings?: readonly Encoding[];
}

export interface RunningServer {
  /** The origin, such as `http://127.0.0.1:5100`. */
  readonly url: string;
  /** Resolves when the port is free again; open connections are cut. */
  close(): Promise<void>;
}

/** Serves a build as a host would. Rejects with code `EADDRINUSE` where the port is taken. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { policy, host = '127.0.0.1', port = 0, encodings = allEncodings, takes = {} } = options;
  const site = await readSite(options);
  const headers = securityHeaders(policy);
  const compression = new CompressionCache();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = await pageFor(request);
    const encoding = isWorthCompressing(page) ? chooseEncoding(request.headers['accept-encoding'], encodings) : null;
    const body = encoding === null ? page.body : await compression.compressed(page.body, encoding);
    response.writeHead(page.status, {
      ...headers,
      'Content-Type': page.type,
      'Content-Length': body.byteLength,
      'Cache-Control': page.cacheControl,
      Vary: 'Accept-Encoding',
      ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
      ...(page.status === 405 ? { Allow: 'GET, HEAD' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  async function pageFor(request: IncomingMessage): Promise<Page> {
    const take = request.method === 'PUT' ? takes[request.url ?? '/'] : undefined;
    if (!take && request.method !== 'GET' && request.method !== 'HEAD') return notAllowed();
    try {
      if (take) {
        take(await bodyOf(request));
        return accepted();
      }
      return await site(request.url ?? '/');
    } catch (error) {
      process.stderr.write(`${request.method} ${request.url}: ${String(error)}\n`);
      return failed();
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  // Not null while it listens, and a string only for pipes.
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${taken}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

/** Other sites cannot put anything: they would have to ask first, and are not answered. */
async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
