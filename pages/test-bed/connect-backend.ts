import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import { createMemoryStorage } from '../../fixtures/storage.ts';
import type { StateStore } from '../../src/adapters/in-memory/service/state-store.ts';
import { readableSessionStorage } from '../../src/app/session-storage.ts';
import type { TestBedOptions } from './test-bed-api.ts';

type CreateBackend = (options: Readonly<Record<string, unknown>>) => AuthBackend;

/** The modules of all adapters. Each module exports one function named `create…Backend`. */
const adapters = import.meta.glob<Readonly<Record<string, CreateBackend>>>('../../src/adapters/*/*-backend.ts', {
  eager: true,
});

export async function connectBackend(options: TestBedOptions, store: StateStore): Promise<AuthBackend> {
  const { adapter, backendOptions, signedInAs } = options;
  const createBackend = await findCreateBackend(adapter);
  const storage = readableSessionStorage;
  const backend = createBackend({ ...backendOptions, storage, store, session: sessionStorageOrMemory() });
  if (signedInAs !== undefined) {
    await (signedInAs === 'guest' ? backend.signInAnonymously() : backend.signInWithPassword(signedInAs));
    await backend.commit();
  }
  return backend;
}

async function findCreateBackend(adapter: string): Promise<CreateBackend> {
  // The cast is safe: lanes that use this adapter pass its options.
  if (adapter === 'app-auth') return (await import('./app-auth.ts')).createBackendOnAppAuth as unknown as CreateBackend;
  const path = `../../src/adapters/${adapter}/${adapter}-backend.ts`;
  const [, create] = Object.entries(adapters[path] ?? {}).find(([name]) => /^create\w+Backend$/.test(name)) ?? [];
  if (!create) throw new Error(`Expected ${path} to export a function named create…Backend.`);
  return create;
}

function sessionStorageOrMemory(): Storage {
  try {
    return sessionStorage;
  } catch {
    return createMemoryStorage();
  }
}
