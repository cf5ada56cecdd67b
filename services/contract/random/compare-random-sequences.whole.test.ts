import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { startAuthEmulator } from '../../emulator/auth-emulator.ts';
import { startInMemoryServer } from '../../in-memory-server/in-memory-server.ts';
import { compareRandomSequences } from './compare-random-sequences.ts';
import { knownDifferences } from './known-differences.ts';
import { requestReset, resetPassword } from './mail-codes.ts';
import { runOnBoth } from './run-on-both.ts';
import { linkGoogle, signInWithGoogle, signUp } from './sign-ins.ts';

const emulator = await startAuthEmulator();
after(() => emulator.stop());
const inMemoryServer = await startInMemoryServer();
after(() => inMemoryServer.stop());

test('random sequences have equal results on the in-memory service and on the emulator', async () => {
  const { operations } = await compareRandomSequences(emulator, { operations: 400, seed: 1 });
  assert.ok(operations >= 400);
});

test('random sequences have equal results with the in-memory backend and with the SDK on the in-memory server', async () => {
  const { operations } = await compareRandomSequences(inMemoryServer, { operations: 1_500, seed: 1, excluded: [] });
  assert.ok(operations >= 1_500);
});

describe('known differences', () => {
  for (const difference of knownDifferences) {
    const { emulatorBehaviour, example } = difference;

    test(`the emulator ${emulatorBehaviour}`, async () => {
      const { inMemory, atServer } = await runOnBoth(emulator, example, []);
      const last = example.length - 1;
      assert.deepEqual(inMemory.slice(0, last), atServer.slice(0, last));
      assert.notDeepEqual(inMemory, atServer);
    });

    test(`only the last operation of the example is skipped because the emulator ${emulatorBehaviour}`, async () => {
      const { executed } = await runOnBoth(emulator, example, [difference]);
      assert.deepEqual(executed, example.slice(0, -1));
    });
  }

  test('a sign-in with an identity that another one has replaced is skipped even after a reset has removed the other one', async () => {
    const [ada, grace] = ['ada@example.com', 'grace@example.com'] as const;
    const graceAtGoogle = { sub: grace, email: grace, email_verified: false };
    const sequence = [
      signUp({ email: ada, password: 'secret1' }),
      linkGoogle(graceAtGoogle),
      signInWithGoogle({ sub: ada, email: ada, email_verified: true }),
      requestReset(ada),
      resetPassword('secret2'),
      signInWithGoogle(graceAtGoogle),
    ];
    const { inMemory, atServer } = await runOnBoth(emulator, sequence, []);
    assert.deepEqual(inMemory.slice(0, -2), atServer.slice(0, -2));
    assert.notDeepEqual(inMemory, atServer);
    const { executed } = await runOnBoth(emulator, sequence, knownDifferences);
    assert.deepEqual(executed, sequence.slice(0, -1));
  });
});
