import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { startApp, startLimitMs } from './start-app.ts';

/**
 * Writes a program that runs `code` and then keeps running, like a server. Returns a function that starts the program.
 */
async function writeServer(t: TestContext, code: string): Promise<() => ReturnType<typeof startApp>> {
  const folder = await mkdtemp(join(tmpdir(), 'doorstep-app-'));
  t.after(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'server.mjs'), `${code}\nsetInterval(() => {}, 60_000);\n`);
  return () => startApp({ folder, packages: folder }, { module: 'server.mjs', args: ['8080'] });
}

test('the URL that the server prints is returned', async (t) => {
  const start = await writeServer(t, 'console.log(`Ready on http://127.0.0.1:${process.argv[2]}/ now`);');
  const server = await start();
  assert.equal(server.url, 'http://127.0.0.1:8080/');
  await server.close();
});

test('a server that ends is an error with its output', async (t) => {
  const start = await writeServer(t, 'console.error("The port is in use."); process.exit(1);');
  await assert.rejects(start(), {
    message: 'The server ended before it printed its URL. Its output:\nThe port is in use.',
  });
});

test('a server that prints no URL in time is ended, and that is an error', async (t) => {
  const start = await writeServer(t, '');
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const starting = start();
  t.mock.timers.tick(startLimitMs);
  await assert.rejects(starting, { message: /^The server did not print its URL within 120 s\./ });
});
