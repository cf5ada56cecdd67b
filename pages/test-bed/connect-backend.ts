import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import { product } from './product.ts';
import type { TestService } from './product-under-test.ts';
import type { TestBedOptions } from './test-bed-api.ts';

/** Creates the backend of an app. If `signedInAs` is set, signs in this user before the app is mounted. */
export async function connectBackend(options: TestBedOptions, service: TestService): Promise<AuthBackend> {
  const { signedInAs, appRefusal } = options;
  const backend = await product.createBackend(options, service);
  if (signedInAs !== undefined) {
    await (signedInAs === 'guest' ? backend.signInAnonymously() : backend.signInWithPassword(signedInAs));
    await backend.commit();
  }
  return appRefusal === undefined ? backend : product.refuseUsers(backend, options.adapter, appRefusal);
}
