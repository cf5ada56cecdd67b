import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { listScreens } from '../src/widget/flow/screens.ts';

/** Screens that show nothing of their own: one reads the address, one hands the sign-in over to the app. */
const unseen = new Set(['start', 'done']);

test('every screen that shows something has a story', async () => {
  const stories = globSync('*.stories.tsx', { cwd: import.meta.dirname }).map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  const told = namesIn(stories.join('\n'), /\bscreen: '(\w+)'/g);
  assert.deepEqual(
    listScreens()
      .filter((name) => !told.has(name))
      .toSorted(),
    [...unseen].toSorted(),
  );
});

function namesIn(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
}
