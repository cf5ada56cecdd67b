import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTask } from 'node:timers/promises';
import { forgetLinksOnSignOut } from './forget-links.ts';

/** Returns a stub of a backend that counts its observers. */
function createBackend() {
  const counts = { started: 0, stopped: 0 };
  const observeSession = () => {
    counts.started += 1;
    return () => void (counts.stopped += 1);
  };
  return { counts, auth: { observeSession } };
}

async function loaded(): Promise<void> {
  await import('../widget/storage/forget-links.ts');
  await nextTask();
}

test('the session is observed until the app stops it', async () => {
  const { counts, auth } = createBackend();
  const stop = forgetLinksOnSignOut(auth);
  await loaded();
  assert.deepEqual(counts, { started: 1, stopped: 0 });
  stop();
  assert.deepEqual(counts, { started: 1, stopped: 1 });
});

test('the session is not observed if the app stops before the code is loaded', async () => {
  const { counts, auth } = createBackend();
  forgetLinksOnSignOut(auth)();
  await loaded();
  assert.deepEqual(counts, { started: 0, stopped: 0 });
});
