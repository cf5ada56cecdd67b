import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testAuthServer } from '../auth-server/auth-server-suite.ts';
import { startAuthEmulator } from './auth-emulator.ts';

await testAuthServer('the Auth emulator', startAuthEmulator);

const emulator = await startAuthEmulator();
after(() => emulator.stop());

test('the emulator reports that it is ready', async () => {
  const answer = (await (await fetch(emulator.url)).json()) as { authEmulator?: { ready?: boolean } };
  assert.equal(answer.authEmulator?.ready, true);
});

test('starting the emulator on a port in use fails', async () => {
  await assert.rejects(startAuthEmulator({ port: Number(new URL(emulator.url).port) }), /EADDRINUSE/);
});
