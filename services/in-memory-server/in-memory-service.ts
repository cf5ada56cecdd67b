import { isNotPasswordReset } from '../../src/adapters/in-memory/service/action-codes.ts';
import { handleRequest } from '../../src/adapters/in-memory/service/handle-request.ts';
import { findPolicy, toPolicyAnswer } from '../../src/adapters/in-memory/service/password-policy.ts';
import { projectSettings } from '../../src/adapters/in-memory/service/project.ts';
import { throwUnless } from '../../src/adapters/in-memory/service/service-error.ts';
import type { ServiceState } from '../../src/adapters/in-memory/service/service-state.ts';
import { updateState, type StateStore } from '../../src/adapters/in-memory/service/state-store.ts';
import { findOperation } from '../auth-server/operations.ts';
import type { WireCall } from '../auth-server/wire-call.ts';
import { accountEndpoints } from './account-endpoints.ts';
import { emailEndpoints } from './email-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { factorEndpoints } from './factor-endpoints.ts';
import { phoneEndpoints } from './phone-endpoints.ts';
import { providerEndpoints } from './provider-endpoints.ts';

interface Options {
  readonly store: StateStore;
  /** Returns the service's time, in milliseconds since the Unix epoch. Defaults to `Date.now`. */
  readonly now?: () => number;
}

const projectEndpoints: Readonly<Record<string, Endpoint>> = {
  recaptchaParams: () => ({ recaptchaSiteKey: projectSettings.siteKey }),
  passwordPolicy: ({ state, tenantId }) => toPolicyAnswer(findPolicy(state.passwordPolicies, tenantId)),
  projects: ({ state }) => ({ projectId: 'doorstep', authorizedDomains: state.authorizedDomains }),
  /**
   * The SDK requests the reCAPTCHA settings before every text message. If the service returns no settings, the SDK logs
   * an error.
   */
  recaptchaConfig: () => ({ recaptchaKey: 'projects/doorstep/keys/none', recaptchaEnforcementState: [] }),
};

const endpoints: Readonly<Record<string, Endpoint>> = {
  ...emailEndpoints,
  ...accountEndpoints,
  ...phoneEndpoints,
  ...providerEndpoints,
  ...factorEndpoints,
  ...projectEndpoints,
};

/**
 * Creates a service that answers the SDK's calls. A control on the same store can count, delay and refuse the calls.
 */
export function createInMemoryService({ store, now = () => Date.now() }: Options) {
  /**
   * ID tokens with which the SDK has not called `accounts:lookup` yet. The first such call is part of the sign-in.
   * Every further call with the same token counts as a `session check`.
   */
  const pendingSignIns = new Set<string>();

  function callEndpoint({ method, body }: WireCall, state: ServiceState): object {
    const endpoint = Object.hasOwn(endpoints, method) ? endpoints[method] : undefined;
    throwUnless(endpoint, `NOT_FOUND : ${method}`);
    const { tenantId } = body;
    const context = { state, tenantId: typeof tenantId === 'string' && tenantId !== '' ? tenantId : null, now: now() };
    const answer = endpoint(context, body);
    if ('idToken' in answer) pendingSignIns.add(String(answer.idToken));
    return answer;
  }

  return {
    /**
     * Answers one call of the SDK.
     *
     * @throws (rejects) a `ServiceError` with an error message of the API. The message `NETWORK` means that a test
     *   wants the server to break the connection.
     */
    async answer(call: WireCall): Promise<object> {
      const endsSignIn = call.method === 'accounts:lookup' && pendingSignIns.delete(String(call.body['idToken']));
      const context = { state: store.read(), tenantId: null, now: now() };
      const operation = findOperation(call, (code) => isNotPasswordReset(context, code));
      if (operation === undefined || endsSignIn) return updateState(store, (state) => callEndpoint(call, state));
      return await handleRequest(store, operation, (state) => callEndpoint(call, state));
    },
  };
}
