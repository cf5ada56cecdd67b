import { browserLocale } from 'doorstep-auth/browser-locale';
import { SignInDialog } from 'doorstep-auth/dialog';
import 'doorstep-auth/style.css';
import 'doorstep-auth/dialog.css';
import { AuthError, firebaseBackend } from 'doorstep-auth/firebase';
import { signIn } from 'doorstep-auth/react';
import { recommendedMessages } from 'doorstep-auth/recommended';
import { createInMemoryBackend, createInMemoryControl, createLocalStorageStore } from 'doorstep-auth/testing';
import { startApp } from '../../src/start-app.tsx';
import { createBackendOnOwnAuth } from './own-auth.ts';
import type { ProductUnderTest } from './product-under-test.ts';
import { renderer } from './renderer.ts';
import { sessionStorageOr } from './session-storage.ts';

/** The product from the built package. Like an app, it uses only what the package exports. */
export const product: ProductUnderTest = {
  createService(saved) {
    const { storage, page, notify } = createPageWithStorage(saved);
    const store = createLocalStorageStore(page);
    return {
      control: createInMemoryControl({ store }),
      createBackend: (session) => createInMemoryBackend({ store, session }),
      getState: () => JSON.stringify(Object.fromEntries(storage)),
      setState(state) {
        storage.clear();
        for (const [key, value] of readEntries(state)) storage.set(key, value);
        notify();
      },
      clear() {
        storage.clear();
        notify();
      },
    };
  },
  async createBackend({ adapter, backendOptions }, service) {
    if (adapter === 'in-memory') return service.createBackend(sessionStorageOr(() => createStorage(new Map())));
    if (adapter !== 'own-auth') throw new Error(`Expected the adapter in-memory or own-auth, saw "${adapter}".`);
    return createBackendOnOwnAuth(backendOptions as unknown as Parameters<typeof createBackendOnOwnAuth>[0]);
  },
  async refuseUsers(backend, adapter, message) {
    if (adapter === 'own-auth') (await import('./refuse-users.ts')).refuseUsers(message);
    else return { ...backend, commit: () => Promise.reject(new AuthError('auth/blocked-by-function', message)) };
    return backend;
  },
  async applyMutation(mutation) {
    if (mutation) throw new Error('The built package cannot be mutated. Run mutants on a lane of the sources.');
  },
  browserLocale,
  recommendedMessages,
  signIn,
  SignInDialog,
  startApp: (element, environment) =>
    startApp(element, environment, { renderer, createBackend: (config) => firebaseBackend({ config }) }),
};

const readEntries = (state: string): readonly (readonly [string, string])[] =>
  Object.entries(JSON.parse(state) as Record<string, string>);

/**
 * Creates a stand-in for `window` with a local storage of its own. The in-memory service keeps its data there, because
 * scenarios must not find this data in the browser's local storage.
 *
 * @param saved the stored entries as JSON; null for none
 */
function createPageWithStorage(saved: string | null) {
  const storage = new Map(saved === null ? [] : readEntries(saved));
  const events = new EventTarget();
  const page = Object.assign(events, { localStorage: createStorage(storage) });
  return { storage, page, notify: () => void events.dispatchEvent(new StorageEvent('storage')) };
}

const createStorage = (entries: Map<string, string>): Storage => ({
  get length() {
    return entries.size;
  },
  clear: () => entries.clear(),
  getItem: (key) => entries.get(key) ?? null,
  key: (index) => [...entries.keys()][index] ?? null,
  removeItem: (key) => void entries.delete(key),
  setItem: (key, value) => void entries.set(key, value),
});
