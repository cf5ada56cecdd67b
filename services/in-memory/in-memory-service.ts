import { isNotPasswordReset } from '../../src/adapters/fake/service/action-codes.ts';
import { handleRequest } from '../../src/adapters/fake/service/handle-request.ts';
import { throwUnless } from '../../src/adapters/fake/service/service-error.ts';
import type { ServiceState } from '../../src/adapters/fake/service/service-state.ts';
import { updateState, type StateStore } from '../../src/adapters/fake/service/state-store.ts';
import { accountEndpoints } from './account-endpoints.ts';
import { emailEndpoints } from './email-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { factorEndpoints } from './factor-endpoints.ts';
import { phoneEndpoints } from './phone-endpoints.ts';
import { projectEndpoints } from './project-endpoints.ts';
import { providerEndpoints } from './provider-endpoints.ts';
import { findOperation } from '../auth-server/operations.ts';
import type { WireCall } from '../auth-server/wire-call.ts';

/** The in-memory service, as it answers the Firebase SDK's own requests. */
export interface InMemoryService {
  /**
   * Answers one request with the fields of its answer. Rejects with a `ServiceError`, whose message is the wire
   * protocol's, or `NETWORK` where the connection is to be broken.
   */
  answer(call: WireCall): Promise<object>;
}

export interface Options {
  readonly store: StateStore;
  /** The service's clock, in milliseconds since 1970. */
  readonly now?: () => number;
}

const endpoints: Readonly<Record<string, Endpoint>> = {
  ...emailEndpoints,
  ...accountEndpoints,
  ...phoneEndpoints,
  ...providerEndpoints,
  ...factorEndpoints,
  ...projectEndpoints,
};

/** Answers the SDK from the state of the in-memory service: counted, held back and refused as its control says. */
export function createInMemoryService({ store, now = Date.now }: Options): InMemoryService {
  /** Id tokens of sign-ins. The SDK ends each with a look-up of the account, which is nobody's question. */
  const signingIn = new Set<string>();

  function answered({ method, body }: WireCall, state: ServiceState): object {
    const endpoint = Object.hasOwn(endpoints, method) ? endpoints[method] : undefined;
    throwUnless(endpoint, `NOT_FOUND : ${method}`);
    const { tenantId } = body;
    const context = { state, tenantId: typeof tenantId === 'string' && tenantId !== '' ? tenantId : null, now: now() };
    const answer = endpoint(context, body);
    if ('idToken' in answer) signingIn.add(String(answer.idToken));
    return answer;
  }

  return {
    async answer(call) {
      const isEndOfSignIn = call.method === 'accounts:lookup' && signingIn.delete(String(call.body['idToken']));
      const ofMails = { state: store.read(), tenantId: null, now: now() };
      const operation = findOperation(call, (code) => isNotPasswordReset(ofMails, code));
      if (operation === undefined || isEndOfSignIn) return updateState(store, (state) => answered(call, state));
      return await handleRequest(store, operation, (state) => answered(call, state));
    },
  };
}
