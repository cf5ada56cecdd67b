import { AsyncLocalStorage } from 'node:async_hooks';
import { ServerResponse, type IncomingMessage } from 'node:http';
import type { ProviderIdentity } from '../../src/adapters/in-memory/service/provider-identity.ts';
import { deliveredTwice, lostAnswer } from '../../src/adapters/in-memory/service/disturbances.ts';
import { networkFailure } from '../../src/adapters/shared/wire-error.ts';
import {
  ProjectsByApiKey,
  startAuthServer,
  type AuthServer,
  type AuthServerOptions,
} from '../auth-server/auth-server.ts';
import { breakConnection, sendAnswer, sendError, sendRefusal } from '../auth-server/responses.ts';
import { parseJsonObject, type WireCall } from '../auth-server/wire-call.ts';
import { createEmulatorControl } from './emulator-control.ts';
import { createApp } from './firebase-tools.ts';
import { createProject, getRealm, type Project } from './project.ts';
import { admitCall, answerWithoutEmulator, toEmulatorCall, toServiceAnswer } from './calls.ts';

/**
 * A placeholder for the project ID that the emulator requires. The API key of each call determines the call's project.
 */
const anyProject = '(project of the call)';

/**
 * Starts Google's Auth emulator in this process. The emulator makes no network requests.
 *
 * @throws (rejects) if the port is in use
 */
export async function startAuthEmulator(options: AuthServerOptions = {}): Promise<AuthServer> {
  const projects = new ProjectsByApiKey(createProject);
  // The project of the request that is being handled. The emulator calls `get` to read the project's state.
  const currentProject = new AsyncLocalStorage<Project>();
  const app = await createApp(anyProject, 0, {
    get: (projectId) => (currentProject.getStore() ?? projects.get(projectId)).state,
    set: () => {}, // The emulator never calls `set`, because `get` always returns a state.
  });

  async function answerCall(
    project: Project,
    call: WireCall,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const error = await admitCall(project, call);
    const isRepeated = error === deliveredTwice || error === lostAnswer;
    if (isRepeated) await deliverUnanswered(project, call, request);
    if (error === lostAnswer || error === networkFailure) return breakConnection(request, response);
    if (error !== undefined && !isRepeated) return sendRefusal(request, response, error);
    deliver(project, call, request, response);
  }

  /**
   * Carries out a call, but sends no answer. The caller then breaks the connection (`lostAnswer`) or carries out the
   * call again (`deliveredTwice`).
   */
  async function deliverUnanswered(project: Project, call: WireCall, request: IncomingMessage): Promise<void> {
    // Give the response a socket. Without one, the emulator throws the error "Response is already ended".
    const response = Object.defineProperty(new ServerResponse(request), 'socket', { value: request.socket });
    await new Promise<void>((resolve) => {
      response.end = () => {
        resolve();
        return response;
      };
      deliver(project, call, request, response);
    });
  }

  function deliver(project: Project, call: WireCall, request: IncomingMessage, response: ServerResponse): void {
    const ownAnswer = answerWithoutEmulator(project, call);
    if (ownAnswer !== undefined) return sendAnswer(request, response, ownAnswer);
    const emulatorCall = toEmulatorCall(project, call);
    if (typeof emulatorCall === 'string') return sendError(request, response, emulatorCall);
    transformBody(response, (text) => {
      if (response.statusCode !== 200) return text;
      const answer = toServiceAnswer(project, call, parseJsonObject(text));
      project.tokens.record(call.method, answer);
      return JSON.stringify(answer);
    });
    // Give the changed body to the emulator. The request has already been read, so `_body` tells body-parser not to
    // read it again.
    if (request.method === 'POST') Object.assign(request, { body: emulatorCall.body, _body: true });
    currentProject.run(project, () => app(request, response));
  }

  return await startAuthServer(
    {
      projects,
      getControl: createEmulatorControl,
      findIdentities,
      answerCall,
      answerOtherRequest: (request, response) => app(request, response),
    },
    options,
  );
}

/**
 * Returns the identities that have signed in with the provider before. Their emails count as verified, because the
 * emulator does not store whether they are.
 */
function findIdentities(project: Project, tenantId: string | null, providerId: string): readonly ProviderIdentity[] {
  const known = getRealm(project, tenantId).listProviderInfosByProviderId(providerId);
  return known.map(({ rawId, email, displayName, photoUrl }) => ({
    sub: rawId,
    email_verified: true,
    ...(email === undefined ? {} : { email }),
    ...(displayName === undefined ? {} : { name: displayName }),
    ...(photoUrl === undefined ? {} : { picture: photoUrl }),
  }));
}

function transformBody(response: ServerResponse, transform: (text: string) => string): void {
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown): void => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const end = response.end.bind(response) as (body: Buffer) => ServerResponse;
  response.write = (chunk: unknown) => {
    keep(chunk);
    return true;
  };
  response.end = (chunk?: unknown) => {
    keep(chunk);
    const body = Buffer.from(transform(Buffer.concat(chunks).toString('utf8')));
    if (!response.headersSent) response.setHeader('content-length', body.byteLength);
    return end(body);
  };
}
