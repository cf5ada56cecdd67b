import type { BrowserContext, Route } from 'playwright';
import { provideGapi } from '../../../src/adapters/emulator/gapi.ts';
import { installRecaptcha } from '../../../services/google-scripts/recaptcha.ts';

/** Where the SDK finds the pages for windows and redirects of a project that is nobody's. */
export const authDomain = 'doorstep.firebaseapp.com';

/** Google's hosts that the SDK calls; the emulator serves each under a path of the host's name. */
const apis: ReadonlySet<string> = new Set([
  'identitytoolkit.googleapis.com',
  'securetoken.googleapis.com',
  'www.googleapis.com',
]);

/** Google's scripts that the SDK puts on a page, as they are played; the callback's name is told in the address. */
const scripts: Readonly<Record<string, () => void>> = {
  'https://apis.google.com/js/api.js': provideGapi,
  'https://www.google.com/recaptcha/api.js': installRecaptcha,
};

/** Whether a request is answered in Google's place. */
export function isAnsweredForGoogle({ protocol, hostname, origin, pathname }: URL): boolean {
  if (protocol !== 'https:') return false;
  return apis.has(hostname) || hostname === authDomain || Object.hasOwn(scripts, `${origin}${pathname}`);
}

/**
 * Answers, in a context that has no page yet, what the SDK asks of Google's own hosts: with an emulator's answers, and
 * with scripts of ours. The page notices nothing of it, and nothing leaves this machine.
 *
 * @param emulator its origin
 */
export async function answerForGoogle(context: BrowserContext, emulator: string): Promise<void> {
  await context.route(isAnsweredForGoogle, async (route) => {
    const url = new URL(route.request().url());
    const script = scripts[`${url.origin}${url.pathname}`];
    const answer = script ? route.fulfill(playing(script, url)) : forward(route, emulator, url);
    // The page may be gone, and nobody waits for an answer any more.
    await answer.catch(() => route.abort('failed').catch(() => {}));
  });
}

function playing(script: () => void, { searchParams }: URL) {
  const loaded = JSON.stringify(searchParams.get('onload') ?? '');
  return { contentType: 'text/javascript', body: `(${script.toString()})(); window[${loaded}]?.();` };
}

/** Rejects where the emulator breaks the connection. */
async function forward(route: Route, emulator: string, { hostname, pathname, search }: URL): Promise<void> {
  const path =
    hostname === authDomain ? pathname.replace(/^\/__\/auth\//, '/emulator/auth/') : `/${hostname}${pathname}`;
  const request = route.request();
  const { 'content-type': type, origin } = request.headers();
  const answer = await fetch(`${emulator}${path}${search}`, {
    method: request.method(),
    headers: { ...(type === undefined ? {} : { 'content-type': type }), ...(origin === undefined ? {} : { origin }) },
    body: request.postData(),
    redirect: 'manual',
  });
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofTheConnection.has(name)));
  await route.fulfill({ status: answer.status, headers, body });
}

/** What is said of the way of an answer, and not of the answer. */
const ofTheConnection: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);
