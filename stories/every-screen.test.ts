import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { listScreens } from '../src/widget/flow/screens.ts';

/**
 * Screens that draw nothing of their own: `start` only reads the address, `providerByEmail` and `tenantById` only choose
 * the next screen, and `done` only completes the sign-in.
 */
const screensWithoutView = new Set(['start', 'providerByEmail', 'tenantById', 'done']);

test('every screen that draws something has a story', async () => {
  const stories = globSync('*.stories.tsx', { cwd: import.meta.dirname })
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join('\n');
  const shown = new Set([...stories.matchAll(/\bscreen: '(\w+)'/g)].map(([, name = '']) => name));
  assert.deepEqual(
    (await listScreens()).filter((name) => !shown.has(name)).toSorted(),
    [...screensWithoutView].toSorted(),
  );
});
