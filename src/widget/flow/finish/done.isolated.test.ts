import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createResult, createSettings } from '../../../../fixtures/flow.ts';
import { createMemoryStorage } from '../../../../fixtures/storage.ts';
import type { Tools } from '../../screen/screen.ts';
import { done } from './done.ts';

Object.assign(globalThis, {
  document: { cookie: '' },
  location: new URL('https://app.example/Login'),
  localStorage: createMemoryStorage(),
});

/**
 * Completes a sign-in. Returns the actions of the screen in order: `to <url>` opens a URL, and `cleared` empties the
 * widget.
 */
async function complete(signInSuccessUrl: string): Promise<readonly string[]> {
  const events: string[] = [];
  const address = new URL('https://app.example/Login');
  const result = createResult();
  const settings = createSettings();
  const tools = {
    settings: { ...settings, config: { ...settings.config, signInSuccessUrl } },
    auth: { commit: () => Promise.resolve(result.user) },
    page: { address, base: address, storage: null, navigate: (url: URL) => void events.push(`to ${url.href}`) },
    ui: {
      finish: async (operation: Promise<unknown>) => ({ ok: true, value: await operation }),
      clear: () => void events.push('cleared'),
    },
  } as unknown as Tools;
  assert.equal(await done.run(tools, { result }), null);
  return events;
}

test('the busy indicator stays until the page of the success URL is loaded', async () => {
  assert.deepEqual(await complete('/home'), ['to https://app.example/home']);
});

test('the widget disappears if the success URL changes only the fragment of the address', async () => {
  assert.deepEqual(await complete('/Login#done'), ['to https://app.example/Login#done', 'cleared']);
});
