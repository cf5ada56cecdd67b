import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { InvalidBodyError } from './site.ts';
import { bodyLimit } from './read-body.ts';
import { serve, type RunningServer } from './serve.ts';

const page = '<!doctype html><html><head><title>Doorstep</title></head><body></body></html>';
const script = 'export const answer = 42;\n'.repeat(200);

interface Received {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

describe('the server', () => {
  let folder: string;
  let server: RunningServer;
  let stored = '';

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'doorstep-server-'));
    await mkdir(join(folder, 'site', 'assets'), { recursive: true });
    await writeFile(join(folder, 'secret.txt'), 'not for you');
    await writeFile(join(folder, 'site', 'index.html'), page);
    await writeFile(join(folder, 'site', 'robots.txt'), 'User-agent: *\n');
    await writeFile(join(folder, 'site', 'assets', 'index-4f2a.js'), script);
    server = await serve({
      root: join(folder, 'site'),
      entry: 'index.html',
      policy: { alsoConnectTo: ['http://127.0.0.1:9099'] },
      meta: { 'doorstep-demo': '{"backend":"<fake>"}' },
      jsonRoutes: {
        '/demo/mails': async () => [{ to: 'ada@example.com' }],
        '/demo/stored': async () => stored,
        '/demo/broken': async () => Promise.reject(new Error('the emulator is gone')),
      },
      textRoutes: { '/demo/texts': async (name) => `Text of ${name}` },
      putRoutes: { '/demo/stored': store },
      postRoutes: {
        async '/demo/echo'(body) {
          store(body);
          return { received: body };
        },
      },
    });
  });
  function store(body: string): void {
    if (body === 'wrong') throw new InvalidBodyError('Expected a state.');
    stored = body;
  }
  after(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  /** Sends a request with `node:http`, because `fetch` would change a path such as `/../x`. */
  function send(
    path: string,
    { body, ...options }: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Received> {
    const { hostname, port } = new URL(server.url);
    return new Promise((resolve, reject) => {
      httpRequest({ hostname, port, path, agent: false, ...options }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      })
        .on('error', reject)
        .end(body);
    });
  }

  it('sends a file with its type', async () => {
    const { status, headers, body } = await send('/robots.txt');
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
    assert.equal(body.toString(), 'User-agent: *\n');
  });

  for (const path of ['/', '/Login', '/cummies', '/a/b/c', '/Login?mode=resetPassword&oobCode=x', '/index.html']) {
    it(`sends the entry page with escaped meta elements for ${path}`, async () => {
      const { status, headers, body } = await send(path);
      assert.equal(status, 200);
      assert.equal(headers['content-type'], 'text/html; charset=utf-8');
      assert.equal(headers['cache-control'], 'no-cache');
      const meta = '<meta name="doorstep-demo" content="{&quot;backend&quot;:&quot;&lt;fake&gt;&quot;}">';
      assert.equal(body.toString(), page.replace('</head>', `${meta}</head>`));
    });
  }

  for (const path of [
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '//../secret.txt',
    '/secret.txt%00.html',
  ]) {
    it(`sends no file outside of the folder for ${path}`, async () => {
      const { body } = await send(path);
      assert.ok(!body.toString().includes('not for you'));
    });
  }

  for (const [path, text] of [
    ['/demo/texts/one', 'Text of one\n'],
    ['/demo/texts/one?x=1', 'Text of one\n'],
    ['/demo/texts/', 'Text of \n'],
  ] as const) {
    it(`sends the text of the route for ${path}`, async () => {
      const { status, headers, body } = await send(path);
      assert.equal(status, 200);
      assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
      assert.equal(headers['cache-control'], 'no-store');
      assert.equal(body.toString(), text);
    });
  }

  for (const path of ['/demo/texts', '/demo/texts/one/two', '/one']) {
    it(`sends the entry page for ${path}, which no text route has`, async () => {
      assert.match((await send(path)).headers['content-type'] ?? '', /^text\/html/);
    });
  }

  it('rejects an address that cannot be decoded', async () => {
    assert.equal((await send('/%zz')).status, 400);
  });

  it('sends 404 for a missing chunk, not the entry page', async () => {
    const { status, headers } = await send('/assets/gone-1234.js');
    assert.equal(status, 404);
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
  });

  it('lets browsers cache only files with a hash in their names', async () => {
    const hashed = await send('/assets/index-4f2a.js');
    assert.equal(hashed.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal((await send('/robots.txt')).headers['cache-control'], 'no-cache');
  });

  it('compresses with an accepted encoding, Brotli before gzip', async () => {
    const brotli = await send('/assets/index-4f2a.js', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
    assert.equal(brotli.headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(brotli.body).toString(), script);
    const gzipped = await send('/assets/index-4f2a.js', { headers: { 'Accept-Encoding': 'gzip, br;q=0' } });
    assert.equal(gzipped.headers['content-encoding'], 'gzip');
    assert.equal(gunzipSync(gzipped.body).toString(), script);
    assert.equal(gzipped.headers.vary, 'Accept-Encoding');
    const plain = await send('/assets/index-4f2a.js');
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(plain.body.toString(), script);
  });

  it('responds to HEAD as to GET, without a body', async () => {
    const get = await send('/assets/index-4f2a.js');
    const head = await send('/assets/index-4f2a.js', { method: 'HEAD' });
    assert.equal(head.status, 200);
    assert.equal(head.headers['content-length'], get.headers['content-length']);
    assert.equal(head.body.byteLength, 0);
  });

  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    it(`rejects ${method}`, async () => {
      const { status, headers } = await send('/', { method });
      assert.equal(status, 405);
      assert.equal(headers.allow, 'GET, HEAD');
    });
  }

  for (const path of ['/', '/demo/mails', '/demo/stored']) {
    it(`rejects a request for ${path} if its host name is not that of this machine (DNS rebinding)`, async () => {
      const { status, body } = await send(path, { headers: { host: `evil.example:${new URL(server.url).port}` } });
      assert.equal(status, 403);
      assert.doesNotMatch(body.toString(), /ada@example\.com|doctype/);
    });
  }

  it('stores nothing for a page of another origin, and no body that the route rejects', async () => {
    const put = (body: string, origin: string) =>
      send('/demo/stored', { method: 'PUT', body, headers: { origin } }).then(({ status }) => status);
    assert.equal(await put('first', server.url), 200);
    assert.equal(await put('second', 'https://evil.example'), 403);
    assert.equal(await put('second', 'null'), 403);
    assert.equal(await put('wrong', server.url), 400);
    assert.equal(stored, 'first');
  });

  it('answers a POST request of its own pages with JSON, and stores nothing for others', async () => {
    const post = (body: string, headers: Record<string, string>) =>
      send('/demo/echo', { method: 'POST', body, headers });
    const { status, headers, body } = await post('first', { origin: server.url });
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'application/json; charset=utf-8');
    assert.equal(headers['cache-control'], 'no-store');
    assert.deepEqual(JSON.parse(body.toString()), { received: 'first' });
    assert.equal((await post('second', { origin: 'https://evil.example' })).status, 403);
    assert.equal((await post('second', { origin: 'null' })).status, 403);
    assert.equal((await post('second', { host: 'evil.example' })).status, 403);
    assert.equal((await post('wrong', { origin: server.url })).status, 400);
    assert.equal((await send('/demo/stored', { method: 'POST', body: 'second' })).status, 405);
    assert.equal(stored, 'first');
  });

  it('does not read a body that is too long', async () => {
    const length = String(bodyLimit + 1);
    const { status, headers } = await send('/demo/stored', {
      method: 'PUT',
      headers: { 'content-length': length },
      body: 'x',
    });
    assert.deepEqual([status, headers.connection], [413, 'close']);
    // Send a body without end. Wait until the server answers or breaks the connection.
    await new Promise<unknown>((resolve) => {
      const { hostname, port } = new URL(server.url);
      const sending = httpRequest({ hostname, port, path: '/demo/stored', method: 'PUT', agent: false }, resolve);
      const chunk = Buffer.alloc(1024 * 1024);
      const write = (): boolean => sending.destroyed || sending.write(chunk, () => setImmediate(write));
      sending.on('error', resolve).on('response', () => sending.destroy());
      write();
    });
    assert.equal(stored, 'first');
  });

  it('accepts PUT only for PUT routes', async () => {
    assert.equal((await send('/demo/stored', { method: 'PUT', body: 'a state' })).status, 200);
    assert.equal((await send('/demo/stored')).body.toString(), '"a state"');
    assert.equal((await send('/demo/mails', { method: 'PUT', body: 'a state' })).status, 405);
  });

  for (const path of ['/', '/assets/index-4f2a.js', '/assets/gone.js', '/%zz', '/demo/mails']) {
    it(`sends the security headers with ${path}`, async () => {
      const { headers } = await send(path);
      const expected = contentSecurityPolicy({ alsoConnectTo: ['http://127.0.0.1:9099'] });
      assert.equal(headers['content-security-policy'], expected);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['referrer-policy'], 'strict-origin');
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin-allow-popups');
    });
  }

  it('sends JSON that is created on each request and not cached', async () => {
    const { headers, body } = await send('/demo/mails');
    assert.equal(headers['content-type'], 'application/json; charset=utf-8');
    assert.equal(headers['cache-control'], 'no-store');
    assert.deepEqual(JSON.parse(body.toString()), [{ to: 'ada@example.com' }]);
  });

  it('logs why a JSON route failed, but does not send the reason', async (t) => {
    const log = t.mock.method(process.stderr, 'write', () => true);
    const { status, headers, body } = await send('/demo/broken');
    log.mock.restore();
    assert.equal(status, 500);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.ok(!body.toString().includes('emulator'));
    assert.match(String(log.mock.calls[0]?.arguments[0]), /\/demo\/broken.*the emulator is gone/);
  });

  it('sends a file that was deleted after the start', async () => {
    await rm(join(folder, 'site', 'robots.txt'));
    assert.equal((await send('/robots.txt')).body.toString(), 'User-agent: *\n');
  });

  it('rejects with EADDRINUSE if the port is in use', async () => {
    const port = Number(new URL(server.url).port);
    const again = serve({ root: join(folder, 'site'), entry: 'index.html', policy: {}, port });
    await assert.rejects(again, { code: 'EADDRINUSE' });
  });

  it('rejects with the name of the entry page if that is missing', async () => {
    await assert.rejects(serve({ root: join(folder, 'site'), entry: 'demo.html', policy: {} }), /demo\.html/);
  });
});
