import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProviderIdentity } from '../../src/adapters/in-memory/service/provider-identity.ts';
import type { ServiceControl } from '../../src/adapters/service-control.ts';
import { serveHelperPage, type ProviderRequest } from '../auth-handler/serve-helper-page.ts';
import { isForThisMachine, isFromThisMachine } from '../../tools/server/local-requests.ts';
import { startHttpServer, type HttpServer } from './http-server.ts';
import { refuse, sendError } from './responses.ts';
import { isWireCall, readWireCall, type WireCall } from './wire-call.ts';

/** A server in this process that the Firebase SDK calls in place of Google's identity service. */
export interface AuthServer extends HttpServer {
  control(apiKey: string): ServiceControl;
}

export interface IdentityService<Project> {
  readonly projects: ProjectsByApiKey<Project>;
  getControl(project: Project): ServiceControl;
  findIdentities(project: Project, tenantId: string | null, providerId: string): readonly ProviderIdentity[];
  answerCall(project: Project, call: WireCall, request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Answers a request that does not belong to the API, such as a CORS preflight. */
  answerOtherRequest(request: IncomingMessage, response: ServerResponse): void;
}

export interface AuthServerOptions {
  readonly host?: string;
  readonly port?: number;
  /**
   * If true, answers only pages and programs on this machine. By default, answers everyone, as Google's service does.
   */
  readonly isLocalOnly?: boolean;
  /** If set, the server refuses calls without this App Check token. */
  readonly appCheckToken?: string;
}

/** The projects, by API key. A project is created when its API key is used for the first time. */
export class ProjectsByApiKey<Project> {
  readonly #projects = new Map<string, Project>();
  readonly #create: (apiKey: string) => Project;

  constructor(create: (apiKey: string) => Project) {
    this.#create = create;
  }

  get(apiKey: string): Project {
    const project = this.#projects.get(apiKey) ?? this.#create(apiKey);
    this.#projects.set(apiKey, project);
    return project;
  }

  all(): Iterable<Project> {
    return this.#projects.values();
  }
}

/**
 * Starts a server that has the API of the identity service, and Firebase's helper pages.
 *
 * @throws (rejects) if the port is in use
 */
export async function startAuthServer<Project>(
  service: IdentityService<Project>,
  { appCheckToken, isLocalOnly = false, ...address }: AuthServerOptions = {},
): Promise<AuthServer> {
  const { projects } = service;
  const findIdentities = ({ apiKey, tenantId, providerId }: ProviderRequest): readonly ProviderIdentity[] =>
    service.findIdentities(projects.get(apiKey), tenantId, providerId);

  const { url, stop } = await startHttpServer(async (request, response) => {
    if (isLocalOnly && !(isForThisMachine(request) && isFromThisMachine(request))) return refuse(response, 403);
    const requestUrl = new URL(request.url ?? '/', 'http://auth-server');
    if (serveHelperPage(findIdentities, response, requestUrl)) return;
    const apiKey = requestUrl.searchParams.get('key');
    if (apiKey === null || !isWireCall(request, requestUrl)) return service.answerOtherRequest(request, response);
    const call = await readWireCall(request, requestUrl);
    if (appCheckToken !== undefined && request.headers['x-firebase-appcheck'] !== appCheckToken) {
      return sendError(request, response, 'Firebase App Check token is invalid.', 401);
    }
    await service.answerCall(projects.get(apiKey), call, request, response);
  }, address);
  return {
    url,
    control: (apiKey) => service.getControl(projects.get(apiKey)),
    async stop() {
      // Answer all held calls first, because the server stops only when no call is open.
      for (const project of projects.all()) await service.getControl(project).release();
      await stop();
    },
  };
}
