import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { startAuthEmulator } from '../../emulator/auth-emulator.ts';
import { startInMemoryServer } from '../../in-memory/in-memory-server.ts';
import { compareRandomVisits } from './compare-visits.ts';
import { knownDifferences } from './known-differences.ts';
import { askForReset, resetTo } from './mail-codes.ts';
import { linkGoogle, signInAtGoogle, signUp } from './sign-ins.ts';
import { visitBoth } from './run-on-both.ts';

const emulator = await startAuthEmulator();
after(() => emulator.stop());
const wire = await startInMemoryServer();
after(() => wire.stop());

test('whatever is done in whatever order, the fake and the emulator answer the same', async () => {
  const { operations } = await compareRandomVisits(emulator, { operations: 400, seed: 1 });
  assert.ok(operations >= 400);
});

test('so do the fake and the SDK that asks it on the wire, with nothing left out', async () => {
  const { operations } = await compareRandomVisits(wire, { operations: 1_500, seed: 1, leftOut: [] });
  assert.ok(operations >= 1_500);
});

describe('what is left out of random visits', () => {
  for (const difference of knownDifferences) {
    const { emulator: does, example } = difference;

    test(`the emulator ${does}`, async () => {
      const { inMemory, atServer } = await visitBoth(emulator, example, []);
      const before = example.length - 1;
      assert.deepEqual(inMemory.slice(0, before), atServer.slice(0, before));
      assert.notDeepEqual(inMemory, atServer);
    });

    test(`nothing but the last operation is left out, where the emulator ${does}`, async () => {
      const { done } = await visitBoth(emulator, example, [difference]);
      assert.deepEqual(done, example.slice(0, -1));
    });
  }

  test('an identity that another took the place of is left out also once a reset took that one away', async () => {
    const [ada, grace] = ['ada@example.com', 'grace@example.com'] as const;
    const asGrace = { sub: grace, email: grace, email_verified: false };
    const visit = [
      signUp({ email: ada, password: 'secret1' }),
      linkGoogle(asGrace),
      signInAtGoogle({ sub: ada, email: ada, email_verified: true }),
      askForReset(ada),
      resetTo('secret2'),
      signInAtGoogle(asGrace),
    ];
    const { inMemory, atServer } = await visitBoth(emulator, visit, []);
    assert.deepEqual(inMemory.slice(0, -2), atServer.slice(0, -2));
    assert.notDeepEqual(inMemory, atServer);
    const { done } = await visitBoth(emulator, visit, knownDifferences);
    assert.deepEqual(done, visit.slice(0, -1));
  });
});
