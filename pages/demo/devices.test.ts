import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuthUser } from '../../src/adapters/auth-backend.ts';
import { createDemoDevices, createEndedDevices } from './devices.ts';

// The casts are safe: the functions read only the ID of the user.
const ada = { uid: 'ada' } as AuthUser;
const grace = { uid: 'grace' } as AuthUser;

function start() {
  const items = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  };
  const ended = createEndedDevices({ localStorage, addEventListener() {} });
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  return createDemoDevices(ended, { userAgent, openedAt: Date.now() });
}

test('the browser of the visitor comes first, with its name, and two invented devices follow', async () => {
  const devices = await start().list(ada);
  assert.deepEqual(
    devices.map(({ browser, system, isCurrent }) => [browser, system, isCurrent]),
    [
      ['Firefox', 'Linux', true],
      ['Safari', 'iPhone', false],
      ['Chrome', 'Windows', false],
    ],
  );
  for (const { startedAt, usedAt } of devices) assert.ok(startedAt <= usedAt && usedAt <= new Date());
});

test('a device that was ended is no longer listed, for this user only', async () => {
  const devices = start();
  await devices.end(ada, 'phone');
  assert.deepEqual(
    (await devices.list(ada)).map(({ id }) => id),
    ['here', 'laptop'],
  );
  assert.equal((await devices.list(grace)).length, 3);
});
