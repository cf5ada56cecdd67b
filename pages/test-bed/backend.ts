import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import { createEmulatorBackend } from '../../src/adapters/emulator/emulator-backend.ts';
import { createFirebaseBackend } from '../../src/adapters/firebase/firebase-backend.ts';
import { createFakeBackend } from '../../src/adapters/fake/fake-backend.ts';
import { memoryStorage } from '../../fixtures/memory-storage.ts';
import type { StateStore } from '../../src/adapters/fake/service/state-store.ts';
import { sessionStorageToRead } from '../../src/app/session-storage.ts';
import type { TestBedOptions } from './test-bed-api.ts';

/** The service that the app is put on, with whoever is signed in from earlier. */
export async function backendFor(options: TestBedOptions, store: StateStore): Promise<AuthBackend> {
  const backend = connected(options, store);
  const { signedInAs } = options;
  if (signedInAs !== undefined) {
    await (signedInAs === 'guest' ? backend.signInAnonymously() : backend.signInWithPassword(signedInAs));
    await backend.commit();
  }
  return backend;
}

function connected(options: TestBedOptions, store: StateStore): AuthBackend {
  if (options.backend === 'fake') return createFakeBackend({ store, session: sessionStorageOrNone() });
  const storage = sessionStorageToRead;
  if (options.backend === 'firebase') return createFirebaseBackend({ config: options.project, storage });
  return createEmulatorBackend({ url: options.url, apiKey: options.apiKey, storage });
}

/** Where the browser keeps nothing, neither does the fake. */
function sessionStorageOrNone(): Storage {
  try {
    return sessionStorage;
  } catch {
    return memoryStorage();
  }
}
