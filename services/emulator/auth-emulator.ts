import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProviderIdentity } from '../../src/adapters/fake/service/provider-identity.ts';
import { networkFailure } from '../../src/adapters/shared/wire-error.ts';
import type { WireCall } from '../auth-server/wire-call.ts';
import type { AuthServer } from '../auth-server/auth-server.ts';
import { answerWith, breakConnection, refuse } from '../auth-server/responses.ts';
import { serveHelperPage, type AskedProvider } from '../auth-handler/serve-helper-pages.ts';
import { isWireCall, jsonObject, readWireCall } from '../auth-server/read-wire-call.ts';
import { serve } from '../auth-server/serve.ts';
import { withCalledNumber } from './called-numbers.ts';
import { emulatorControl } from './emulator-control.ts';
import { withDistinctTokens } from './distinct-tokens.ts';
import { answerRevert } from './second-factor-revert.ts';
import { createApp } from './firebase-tools.ts';
import { newProject, release, type Project } from './project.ts';
import { identitiesAt } from './provider-identities.ts';
import { takeIn } from './admit-call.ts';
import { rewrite } from './replace-body.ts';
import { toPhoneCall, toTotpAnswer } from './totp-factors.ts';

/** What the emulator asks for when it wants the project of the API key; any text that is no API key. */
const projectOfTheCall = '(project of the call)';

/**
 * Starts Google's Auth emulator in this process. It asks nobody else for anything.
 *
 * @param port 0 for any free one
 * @throws (rejects) if the port is taken
 */
export async function startAuthEmulator({ port = 0, host = '127.0.0.1' } = {}): Promise<AuthServer> {
  const projects = new Map<string, Project>();
  const projectOf = (apiKey: string): Project => {
    const project = projects.get(apiKey) ?? newProject(apiKey);
    projects.set(apiKey, project);
    return project;
  };
  // The emulator knows one project for all API keys, and asks for its state on every call.
  const callsProject = new AsyncLocalStorage<Project>();
  const app = await createApp(projectOfTheCall, 0, {
    get: (name) => (callsProject.getStore() ?? projectOf(name)).state,
    set: () => {}, // `get` always has one
  });

  const knownAt = ({ apiKey, tenantId, providerId }: AskedProvider): readonly ProviderIdentity[] =>
    identitiesAt(projectOf(apiKey), tenantId, providerId);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://emulator');
    if (serveHelperPage(knownAt, response, url)) return;
    const apiKey = url.searchParams.get('key');
    if (apiKey === null || !isWireCall(request, url)) return app(request, response);

    const project = projectOf(apiKey);
    const call = await readWireCall(request, url);
    const refusal = await takeIn(project, call);
    if (refusal === networkFailure) return breakConnection(request, response);
    if (refusal !== undefined) return refuse(request, response, refusal);
    const instead = answerInstead(project, call);
    if (instead !== undefined) return answerWith(request, response, instead);
    const understood = toPhoneCall(project, withCalledNumber(call));
    if (typeof understood === 'string') return refuse(request, response, understood);
    rewrite(response, (text) => {
      if (response.statusCode !== 200) return text;
      const answer = withDistinctTokens(withOurDomain(toTotpAnswer(project, call, jsonObject(text))));
      project.tokens.issue(call.method, answer);
      return JSON.stringify(answer);
    });
    if (request.method === 'POST') Object.assign(request, { body: understood.body, _body: true }); // says body-parser: it was read
    callsProject.run(project, () => app(request, response));
  }

  const { server, stop } = serve(respond);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const { port: given } = server.address() as AddressInfo; // a server on TCP has one once it listens
  return {
    url: `http://${host}:${given}`,
    control: (apiKey) => emulatorControl(projectOf(apiKey)),
    async stop() {
      for (const project of projects.values()) release(project);
      await stop();
    },
  };
}

/** What the emulator has no answer to. */
function answerInstead(project: Project, call: WireCall): object | undefined {
  // No second kind of reCAPTCHA: the SDK asks before every text message, and logs an error where it gets none.
  if (call.method === 'recaptchaConfig')
    return { recaptchaKey: 'projects/doorstep/keys/none', recaptchaEnforcementState: [] };
  return answerRevert(project, call);
}

/** Lets people sign in at this machine's address too, as one does who develops an app; the emulator lets its name alone. */
function withOurDomain(answer: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { authorizedDomains } = answer;
  return Array.isArray(authorizedDomains)
    ? { ...answer, authorizedDomains: [...authorizedDomains, '127.0.0.1'] }
    : answer;
}
