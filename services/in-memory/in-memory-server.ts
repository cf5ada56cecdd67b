import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFakeControl } from '../../src/adapters/fake/fake-control.ts';
import { listIdentities } from '../../src/adapters/fake/service/federated.ts';
import type { ProviderIdentity } from '../../src/adapters/fake/service/provider-identity.ts';
import { ServiceError } from '../../src/adapters/fake/service/service-error.ts';
import { memoryStore, type StateStore } from '../../src/adapters/fake/service/state-store.ts';
import type { ServiceControl } from '../../src/adapters/service-control.ts';
import { networkFailure } from '../../src/adapters/shared/wire-error.ts';
import { createWireService, type WireService } from './in-memory-service.ts';
import { answerWith, breakConnection, refuse } from '../auth-server/responses.ts';
import type { AuthServer } from '../auth-server/auth-server.ts';
import { serveHelperPage, type AskedProvider } from '../auth-handler/serve-helper-pages.ts';
import { isWireCall, readWireCall } from '../auth-server/read-wire-call.ts';
import { serve } from '../auth-server/serve.ts';

/** One project: what it knows, who may change that, and who answers from it. */
interface Project {
  readonly store: StateStore;
  readonly control: ServiceControl;
  readonly service: WireService;
}

/** Starts the in-memory service as a server that the Firebase SDK takes for the Auth emulator. */
export async function startInMemoryServer(): Promise<AuthServer> {
  const projects = new Map<string, Project>();
  const projectOf = (apiKey: string): Project => {
    const project = projects.get(apiKey) ?? newProject();
    projects.set(apiKey, project);
    return project;
  };
  const knownAt = ({ apiKey, tenantId, providerId }: AskedProvider): readonly ProviderIdentity[] => {
    const context = { state: projectOf(apiKey).store.read(), tenantId, now: Date.now() };
    return [...listIdentities(context, providerId)];
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') return allow(request, response);
    const url = new URL(request.url ?? '/', 'http://wire');
    if (serveHelperPage(knownAt, response, url)) return;
    const apiKey = url.searchParams.get('key');
    if (apiKey === null || !isWireCall(request, url)) return refuse(request, response, 'NOT_FOUND');
    try {
      const call = await readWireCall(request, url);
      answerWith(request, response, await projectOf(apiKey).service.answer(call));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (error.message === networkFailure) breakConnection(request, response);
      else refuse(request, response, error.message);
    }
  }

  const { server, stop } = serve(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a server on TCP has one once it listens
  return {
    url: `http://127.0.0.1:${port}`,
    control: (apiKey) => projectOf(apiKey).control,
    async stop() {
      for (const { control } of projects.values()) await control.release();
      await stop();
    },
  };
}

function newProject(): Project {
  const store = memoryStore();
  return { store, control: createFakeControl({ store }), service: createWireService({ store }) };
}

/** The question of a page of another origin, whether it may ask. */
function allow({ headers }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-methods': 'GET,POST',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
    vary: 'origin, access-control-request-headers',
  });
  response.end();
}
