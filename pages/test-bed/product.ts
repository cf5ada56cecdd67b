import { createMemoryStorage } from '../../fixtures/storage.ts';
import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import { AuthError } from '../../src/adapters/auth-error.ts';
import { createInMemoryBackend } from '../../src/adapters/in-memory/in-memory-backend.ts';
import { createInMemoryControl } from '../../src/adapters/in-memory/in-memory-control.ts';
import { createServiceState, parseServiceState } from '../../src/adapters/in-memory/service/service-state.ts';
import { createMemoryStore } from '../../src/adapters/in-memory/service/state-store.ts';
import { readableSessionStorage } from '../../src/app/session-storage.ts';
import { SignInDialog } from '../../src/dialog/SignInDialog.tsx';
import { browserLocale } from '../../src/package/browser-locale.ts';
import { startProduct } from '../../src/product.tsx';
import { recommendedMessages } from '../../src/widget/config/recommended.ts';
import { signIn } from '../../src/widget/go-to-sign-in.ts';
import { applyMutation } from './mutation.ts';
import type { ProductUnderTest } from './product-under-test.ts';
import { sessionStorageOr } from './session-storage.ts';

type CreateBackend = (options: Readonly<Record<string, unknown>>) => AuthBackend | Promise<AuthBackend>;

/** The modules of all adapters. Each module exports one function named `create…Backend`. */
const adapters = import.meta.glob<Readonly<Record<string, CreateBackend>>>('../../src/adapters/*/*-backend.ts', {
  eager: true,
});

/**
 * The product, imported from the sources in `src`. A test build of the package loads `packed-product.ts` instead of
 * this module (`tools/bundle/packed-package.ts`).
 */
export const product: ProductUnderTest = {
  createService(saved) {
    const store = createMemoryStore(saved === null ? createServiceState() : parseServiceState(saved));
    return {
      control: createInMemoryControl({ store }),
      createBackend: (session) => createInMemoryBackend({ store, session }),
      getState: () => JSON.stringify(store.read()),
      setState: (state) => store.write(parseServiceState(state)),
      clear: () => store.write(createServiceState()),
    };
  },
  async createBackend({ adapter, backendOptions }, service) {
    const session = sessionStorageOr(createMemoryStorage);
    if (adapter === 'in-memory') return service.createBackend(session);
    const createBackend = await findCreateBackend(adapter);
    return createBackend({ ...backendOptions, storage: readableSessionStorage, session });
  },
  async refuseUsers(backend, adapter, message) {
    if (adapter === 'app-auth') (await import('./refuse-users.ts')).refuseUsers(message);
    else return { ...backend, commit: () => Promise.reject(new AuthError('auth/blocked-by-function', message)) };
    return backend;
  },
  applyMutation,
  browserLocale,
  recommendedMessages,
  signIn,
  SignInDialog,
  startApp: startProduct,
};

async function findCreateBackend(adapter: string): Promise<CreateBackend> {
  if (adapter === 'app-auth') return (await import('./app-auth.ts')).createBackendOnAppAuth as unknown as CreateBackend;
  const path = `../../src/adapters/${adapter}/${adapter}-backend.ts`;
  const [, create] = Object.entries(adapters[path] ?? {}).find(([name]) => /^create\w+Backend$/.test(name)) ?? [];
  if (!create) throw new Error(`Expected ${path} to export a function named create…Backend.`);
  return create;
}
