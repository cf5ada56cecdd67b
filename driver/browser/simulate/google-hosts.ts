import type { BrowserContext, Route } from 'playwright';
import { provideGapi } from '../../../src/adapters/emulator/gapi.ts';
import { installRecaptcha, installRecaptchaEnterprise } from '../../../services/google-scripts/recaptcha.ts';

/**
 * The auth domain of the tests' Firebase project. The SDK loads its pages for pop-ups and redirects from this domain.
 */
export const authDomain = 'doorstep.firebaseapp.com';

/** Google's hosts that the SDK calls. The emulator serves each host under the path `/<host>/…`. */
const apiHosts: ReadonlySet<string> = new Set([
  'identitytoolkit.googleapis.com',
  'securetoken.googleapis.com',
  'www.googleapis.com',
]);

/**
 * Maps the URL of a Google script to the function that replaces the script. The page gets a script that calls this
 * function, and then the callback that the URL names in the query parameter `onload`.
 */
const scripts: Readonly<Record<string, () => void>> = {
  'https://apis.google.com/js/api.js': provideGapi,
  'https://www.google.com/recaptcha/api.js': installRecaptcha,
  'https://www.google.com/recaptcha/enterprise.js': installRecaptchaEnterprise,
};

export function isAnsweredLocally({ protocol, hostname, origin, pathname }: URL): boolean {
  if (protocol !== 'https:') return false;
  return apiHosts.has(hostname) || hostname === authDomain || Object.hasOwn(scripts, `${origin}${pathname}`);
}

/**
 * Keeps the SDK's requests to Google on this machine. The emulator answers API calls, and our own scripts replace
 * Google's scripts. Call this function before the browser context has a page.
 *
 * @param emulatorUrl the emulator's origin
 */
export async function answerForGoogle(context: BrowserContext, emulatorUrl: string): Promise<void> {
  await context.route(isAnsweredLocally, async (route) => {
    const url = new URL(route.request().url());
    const script = scripts[`${url.origin}${url.pathname}`];
    const answer = script ? route.fulfill(createScriptResponse(script, url)) : forward(route, emulatorUrl, url);
    // If `abort` fails, the page has been closed. Ignore the error.
    await answer.catch(() => route.abort('failed').catch(() => {}));
  });
}

function createScriptResponse(script: () => void, { searchParams }: URL) {
  const callback = JSON.stringify(searchParams.get('onload') ?? '');
  return { contentType: 'text/javascript', body: `(${script.toString()})(); window[${callback}]?.();` };
}

async function forward(route: Route, emulatorUrl: string, { hostname, pathname, search }: URL): Promise<void> {
  const path =
    hostname === authDomain ? pathname.replace(/^\/__\/auth\//, '/emulator/auth/') : `/${hostname}${pathname}`;
  const request = route.request();
  const { 'content-type': type, origin } = request.headers();
  const response = await fetch(`${emulatorUrl}${path}${search}`, {
    method: request.method(),
    headers: { ...(type === undefined ? {} : { 'content-type': type }), ...(origin === undefined ? {} : { origin }) },
    body: request.postData(),
    redirect: 'manual',
  });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !connectionHeaders.has(name)));
  // The app needs the referrer to recognize a redirect from the auth domain. By default, browsers send no referrer from
  // https to http. The tests serve the app over http, so tell the browser to send the referrer.
  if (hostname === authDomain) headers['referrer-policy'] = 'origin';
  await route.fulfill({ status: response.status, headers, body });
}

/** Response headers that concern only the connection to the emulator. They are not passed on to the page. */
const connectionHeaders: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);
