import { createInMemoryControl } from '../../src/adapters/in-memory/in-memory-control.ts';
import { listIdentities } from '../../src/adapters/in-memory/service/federated.ts';
import { ServiceError } from '../../src/adapters/in-memory/service/service-error.ts';
import { createMemoryStore } from '../../src/adapters/in-memory/service/state-store.ts';
import { networkFailure } from '../../src/adapters/shared/wire-error.ts';
import {
  ProjectsByApiKey,
  startAuthServer,
  type AuthServer,
  type AuthServerOptions,
} from '../auth-server/auth-server.ts';
import { allowPreflight, breakConnection, sendAnswer, sendError, sendRefusal } from '../auth-server/responses.ts';
import { createInMemoryService } from './in-memory-service.ts';
import { checkProtection, describeProtection, type Protection } from './protection.ts';

function createProject() {
  const store = createMemoryStore();
  return { store, control: createInMemoryControl({ store }), service: createInMemoryService({ store }) };
}

/**
 * Starts a server with the in-memory service. The Firebase SDK calls this server in the same way as the Auth emulator.
 *
 * @param protection rules that apply to all projects, for example for passwords; by default, there are none
 */
export async function startInMemoryServer(
  options: AuthServerOptions = {},
  protection: Protection = {},
): Promise<AuthServer> {
  return await startAuthServer(
    {
      projects: new ProjectsByApiKey(createProject),
      getControl: ({ control }) => control,
      findIdentities: ({ store }, tenantId, providerId) => [
        ...listIdentities({ state: store.read(), tenantId, now: Date.now() }, providerId),
      ],
      async answerCall({ service }, call, request, response) {
        try {
          checkProtection(protection, call);
          sendAnswer(request, response, describeProtection(protection, call) ?? (await service.answer(call)));
        } catch (error) {
          if (!(error instanceof ServiceError)) throw error;
          if (error.message === networkFailure) breakConnection(request, response);
          else sendRefusal(request, response, error.message);
        }
      },
      answerOtherRequest(request, response) {
        if (request.method === 'OPTIONS') allowPreflight(request, response);
        else sendError(request, response, 'NOT_FOUND');
      },
    },
    options,
  );
}
