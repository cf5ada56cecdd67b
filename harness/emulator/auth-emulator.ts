import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceControl } from '../../src/adapters/service-control.ts';
import { networkFailure } from '../../src/adapters/wire-error.ts';
import { answerWith, breakConnection, refuse, rewrite } from './answer.ts';
import { jsonObject, readApiCall, type ApiCall } from './api-call.ts';
import { emulatorControl } from './emulator-control.ts';
import { answerRevert } from './factor-revert.ts';
import { createApp } from './firebase-tools.ts';
import { serveHelperPage } from './helper-pages.ts';
import { newProject, release, type Project } from './project.ts';
import { takeIn } from './reception.ts';
import { toPhoneCall, toTotpAnswer } from './totp-factors.ts';

/** Google's Auth emulator in this process. It asks nobody else for anything. */
export interface AuthEmulator {
  /** Such as `http://127.0.0.1:9099`, without a slash at its end. */
  readonly url: string;
  /** The control of one project. Each API key is a project of its own, which begins empty. */
  control(apiKey: string): ServiceControl;
  /** Answers what is held back, and ends the server. */
  stop(): Promise<void>;
}

/** What the emulator asks for when it wants the project of the API key; any text that is no API key. */
const projectOfTheCall = '(project of the call)';

/**
 * Starts the Auth emulator.
 *
 * @param port 0 for any free one
 * @throws (rejects) if the port is taken
 */
export async function startAuthEmulator({ port = 0, host = '127.0.0.1' } = {}): Promise<AuthEmulator> {
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

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://emulator');
    if (serveHelperPage(projectOf, response, url)) return;
    const apiKey = url.searchParams.get('key');
    if (apiKey === null || !isApiCall(request, url)) return app(request, response);

    const project = projectOf(apiKey);
    const call = await readApiCall(request, url);
    const refusal = await takeIn(project, call);
    if (refusal === networkFailure) return breakConnection(request, response);
    if (refusal !== undefined) return refuse(request, response, refusal);
    const instead = answerInstead(project, call);
    if (instead !== undefined) return answerWith(request, response, instead);
    const understood = toPhoneCall(project, call);
    if (typeof understood === 'string') return refuse(request, response, understood);
    rewrite(response, (text) => {
      if (response.statusCode !== 200) return text;
      const answer = withOurDomain(toTotpAnswer(project, call, jsonObject(text)));
      project.tokens.issue(call.method, answer);
      return JSON.stringify(answer);
    });
    if (request.method === 'POST') Object.assign(request, { body: understood.body, _body: true }); // says body-parser: it was read
    callsProject.run(project, () => app(request, response));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((cause: unknown) => response.destroy(cause instanceof Error ? cause : undefined));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const { port: given } = server.address() as AddressInfo; // a server on TCP has one once it listens
  return {
    url: `http://${host}:${given}`,
    control: (apiKey) => emulatorControl(projectOf(apiKey)),
    async stop() {
      for (const project of projects.values()) release(project);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

/** What the app asks; everything else is the emulator's alone. */
function isApiCall({ method }: IncomingMessage, { pathname }: URL): boolean {
  return (
    method === 'POST' || (method === 'GET' && /\/v[12]\/(projects|recaptchaParams|recaptchaConfig)$/.test(pathname))
  );
}

/** What the emulator has no answer to. */
function answerInstead(project: Project, call: ApiCall): object | undefined {
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
