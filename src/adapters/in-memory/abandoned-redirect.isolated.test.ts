import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryStorage } from '../../../fixtures/storage.ts';
import { blockedWindows } from '../../../services/contract/support/in-memory-project.ts';
import { createInMemoryBackend } from './in-memory-backend.ts';
import { createMemoryStore } from './service/state-store.ts';

Object.assign(globalThis, { location: { href: 'https://app.example/Login' } });

for (const end of ['abandonSignIn', 'discard'] as const) {
  test(`${end} cancels a redirect that has not left the page yet`, async () => {
    const backend = createInMemoryBackend({
      store: createMemoryStore(),
      session: createMemoryStorage(),
      providerNavigation: { ...blockedWindows, redirect: () => new Promise<never>(() => {}) },
    });
    const leaving = backend.signInWithRedirect({ providerId: 'google.com', scopes: [], customParameters: {} });
    await backend[end]();
    await assert.rejects(leaving, { code: 'auth/user-cancelled' });
  });
}
