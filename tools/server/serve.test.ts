import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentSecurityPolicy } from './content-security-policy.ts';
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
  let kept = '';

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
      answers: {
        '/demo/mails': async () => [{ to: 'ada@example.com' }],
        '/demo/kept': async () => kept,
        '/demo/broken': async () => Promise.reject(new Error('the emulator is gone')),
      },
      takes: { '/demo/kept': (body) => (kept = body) },
    });
  });
  after(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  /** Sends a path exactly as it is written; `fetch` would tidy it up. */
  function ask(
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

  it('serves a file with its type', async () => {
    const { status, headers, body } = await ask('/robots.txt');
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
    assert.equal(body.toString(), 'User-agent: *\n');
  });

  for (const path of ['/', '/Login', '/cummies', '/a/b/c', '/Login?mode=resetPassword&oobCode=x', '/index.html']) {
    it(`gives the entry page for ${path}, with its meta as text`, async () => {
      const { status, headers, body } = await ask(path);
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
    it(`gives nothing from outside the folder for ${path}`, async () => {
      const { body } = await ask(path);
      assert.ok(!body.toString().includes('not for you'));
    });
  }

  it('refuses an address that cannot be decoded', async () => {
    assert.equal((await ask('/%zz')).status, 400);
  });

  it('says that a chunk is missing, instead of giving the entry page for it', async () => {
    const { status, headers } = await ask('/assets/gone-1234.js');
    assert.equal(status, 404);
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
  });

  it('lets hashed files be kept for ever, and no other', async () => {
    const hashed = await ask('/assets/index-4f2a.js');
    assert.equal(hashed.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal((await ask('/robots.txt')).headers['cache-control'], 'no-cache');
  });

  it('compresses with what is accepted, brotli before gzip', async () => {
    const brotli = await ask('/assets/index-4f2a.js', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
    assert.equal(brotli.headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(brotli.body).toString(), script);
    const gzipped = await ask('/assets/index-4f2a.js', { headers: { 'Accept-Encoding': 'gzip, br;q=0' } });
    assert.equal(gzipped.headers['content-encoding'], 'gzip');
    assert.equal(gunzipSync(gzipped.body).toString(), script);
    assert.equal(gzipped.headers.vary, 'Accept-Encoding');
    const plain = await ask('/assets/index-4f2a.js');
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(plain.body.toString(), script);
  });

  it('answers HEAD like GET, without a body', async () => {
    const got = await ask('/assets/index-4f2a.js');
    const head = await ask('/assets/index-4f2a.js', { method: 'HEAD' });
    assert.equal(head.status, 200);
    assert.equal(head.headers['content-length'], got.headers['content-length']);
    assert.equal(head.body.byteLength, 0);
  });

  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    it(`refuses ${method}`, async () => {
      const { status, headers } = await ask('/', { method });
      assert.equal(status, 405);
      assert.equal(headers.allow, 'GET, HEAD');
    });
  }

  it('takes what is put where something is taken, and nowhere else', async () => {
    assert.equal((await ask('/demo/kept', { method: 'PUT', body: 'a state' })).status, 200);
    assert.equal((await ask('/demo/kept')).body.toString(), '"a state"');
    assert.equal((await ask('/demo/mails', { method: 'PUT', body: 'a state' })).status, 405);
  });

  for (const path of ['/', '/assets/index-4f2a.js', '/assets/gone.js', '/%zz', '/demo/mails']) {
    it(`sends the security headers with ${path}`, async () => {
      const { headers } = await ask(path);
      const expected = contentSecurityPolicy({ alsoConnectTo: ['http://127.0.0.1:9099'] });
      assert.equal(headers['content-security-policy'], expected);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['referrer-policy'], 'strict-origin');
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin-allow-popups');
    });
  }

  it('answers with JSON made at the request, which is not kept', async () => {
    const { headers, body } = await ask('/demo/mails');
    assert.equal(headers['content-type'], 'application/json; charset=utf-8');
    assert.equal(headers['cache-control'], 'no-store');
    assert.deepEqual(JSON.parse(body.toString()), [{ to: 'ada@example.com' }]);
  });

  it('says that it failed, but not why, when an answer cannot be made', async (t) => {
    const log = t.mock.method(process.stderr, 'write', () => true);
    const { status, headers, body } = await ask('/demo/broken');
    log.mock.restore();
    assert.equal(status, 500);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.ok(!body.toString().includes('emulator'));
    assert.match(String(log.mock.calls[0]?.arguments[0]), /\/demo\/broken.*the emulator is gone/);
  });

  it('keeps serving what it began with while the folder is built anew', async () => {
    await rm(join(folder, 'site', 'robots.txt'));
    assert.equal((await ask('/robots.txt')).body.toString(), 'User-agent: *\n');
  });

  it('says by its code that a port is taken', async () => {
    const port = Number(new URL(server.url).port);
    const again = serve({ root: join(folder, 'site'), entry: 'index.html', policy: {}, port });
    await assert.rejects(again, { code: 'EADDRINUSE' });
  });

  it('says which page is missing', async () => {
    await assert.rejects(serve({ root: join(folder, 'site'), entry: 'demo.html', policy: {} }), /demo\.html/);
  });
});
