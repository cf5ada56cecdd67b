import type { Auth } from 'firebase/auth';
import { getChosenTenant } from '../app-tenant.ts';
import { getEmulatorUrl } from '../emulator-url.ts';
import { identityToolkitUrl } from '../firebase-project.ts';
import { createRestQueries, type RestQueries } from './rest-queries.ts';

/** The SDK's undocumented method that returns the App Check token. SDK versions before 9.17 lack it. */
interface AppCheckAuth {
  _getAppCheckToken?(): Promise<string | undefined>;
}

/** Creates queries that use the project, the emulator and the App Check token of the app's own `Auth`. */
export function createAppAuthQueries(auth: Auth): RestQueries {
  const emulatorUrl = getEmulatorUrl(auth);
  const baseUrl = emulatorUrl === null ? identityToolkitUrl : `${emulatorUrl}/${new URL(identityToolkitUrl).host}`;
  const queries = createRestQueries(baseUrl, auth.config.apiKey, async () => {
    const token = await (auth as AppCheckAuth)._getAppCheckToken?.();
    return token === undefined ? {} : { 'X-Firebase-AppCheck': token };
  });
  return {
    ...queries,
    lookUpSignInMethods: (email, tenantId) => queries.lookUpSignInMethods(email, tenantId ?? getChosenTenant(auth)),
    passwordPolicy: (tenantId) => queries.passwordPolicy(tenantId ?? getChosenTenant(auth)),
  };
}
