import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import { createEmulatorBackend } from '../../src/adapters/emulator/emulator-backend.ts';
import { createFirebaseBackend } from '../../src/adapters/firebase/firebase-backend.ts';
import { createInMemoryBackend } from '../../src/adapters/in-memory/in-memory-backend.ts';
import { createMemoryStorage } from '../../fixtures/storage.ts';
import type { StateStore } from '../../src/adapters/in-memory/service/state-store.ts';
import { readableSessionStorage } from '../../src/app/session-storage.ts';
import type { TestBedOptions } from './test-bed-api.ts';

/** Creates the backend for the given options and signs in the user of `signedInAs`. */
export async function connectBackend(options: TestBedOptions, store: StateStore): Promise<AuthBackend> {
  const backend = createBackend(options, store);
  const { signedInAs } = options;
  if (signedInAs !== undefined) {
    await (signedInAs === 'guest' ? backend.signInAnonymously() : backend.signInWithPassword(signedInAs));
    await backend.commit();
  }
  return backend;
}

function createBackend(options: TestBedOptions, store: StateStore): AuthBackend {
  if (options.backend === 'fake') return createInMemoryBackend({ store, session: sessionStorageOrMemory() });
  const storage = readableSessionStorage;
  const { apiKey } = options;
  if (options.backend === 'firebase') return createFirebaseBackend({ config: { ...options.project, apiKey }, storage });
  return createEmulatorBackend({ url: options.url, apiKey, storage });
}

/** Returns the session storage, or a storage in memory if the browser blocks it. */
function sessionStorageOrMemory(): Storage {
  try {
    return sessionStorage;
  } catch {
    return createMemoryStorage();
  }
}
