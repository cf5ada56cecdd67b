import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allEncodings, chooseEncoding, CompressionCache, type Encoding } from './compression.ts';
import { securityHeaders, type SecurityPolicy } from './content-security-policy.ts';
import { isCompressible } from './content-types.ts';
import { withMeta, type Meta } from './meta.ts';
import { hashedFolder, readStaticFiles, type StaticFile } from './static-files.ts';

export interface ServeOptions {
  /** The folder of a build. */
  readonly root: string;
  /** The page that every path gets that is not a file: the app has routes of its own. Its name in `root`. */
  readonly entry: string;
  readonly policy: SecurityPolicy;
  /** 0, the default, takes a free one. */
  readonly port?: number;
  readonly host?: string;
  /** Told to the entry page. */
  readonly meta?: Meta;
  /** Paths that are answered with JSON, made at each request. */
  readonly answers?: Readonly<Record<string, () => Promise<unknown>>>;
  /** What may be compressed how; all that we can, unless a measurement wants one. */
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
  const { host = '127.0.0.1', port = 0 } = options;
  const answer = await answerer(options);
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      process.stderr.write(`${request.method} ${request.url}: ${String(error)}\n`);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The server failed to answer.');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  // A string only for pipes, null only when not listening.
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

interface Answer extends Omit<StaticFile, 'immutable'> {
  readonly status: number;
  readonly cacheControl: string;
}

async function answerer(options: ServeOptions) {
  const { answers = {}, encodings = allEncodings } = options;
  const headers = securityHeaders(options.policy);
  const files = await filesWithEntry(options);
  const compression = new CompressionCache();

  async function find(path: string): Promise<Answer> {
    const json = Object.hasOwn(answers, path) ? answers[path] : undefined;
    if (json !== undefined) return text(200, 'application/json; charset=utf-8', JSON.stringify(await json()));
    const file = files.get(path);
    if (file !== undefined) return found(file);
    // A chunk of an older build: the app must notice, not get a page for a script.
    if (path.startsWith(hashedFolder)) return text(404, 'text/plain; charset=utf-8', 'Not found.');
    return found(files.get('/') as StaticFile); // filesWithEntry put it there
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await find1(request, find);
    const encoding = isCompressible(answer.type) ? chooseEncoding(request.headers['accept-encoding'], encodings) : null;
    const body = encoding === null ? answer.body : await compression.compressed(answer.body, encoding);
    response.writeHead(answer.status, {
      ...headers,
      'Content-Type': answer.type,
      'Content-Length': body.byteLength,
      'Cache-Control': answer.cacheControl,
      Vary: 'Accept-Encoding',
      ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
      ...(answer.status === 405 ? { Allow: 'GET, HEAD' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
