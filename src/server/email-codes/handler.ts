import { checkEmailCodesOptions, type CheckValue, isFunction, mustBe, optional } from './check-options.ts';
import { createEmailCodes, type EmailCodes } from './email-codes.ts';
import type { EmailCodesOptions } from './options.ts';
import { BodyTooLargeError, readJson } from './read-json.ts';
import { chooseCookie, findSender } from './sender.ts';

export interface EmailCodeHandlerOptions extends EmailCodesOptions {
  /**
   * Origins of further pages that may call the server, such as `https://app.example`. Pages of the server's own origin
   * may always call it. The page must be on the same site as the server; otherwise browsers do not send the cookie.
   */
  readonly origins?: readonly string[] | undefined;
  /**
   * The name of the cookie with the browser's ID. Defaults to `__Host-email-code-browser`, and to `email-code-browser`
   * on http. Firebase Hosting passes only a cookie named `__session` on to a server.
   */
  readonly cookieName?: string | undefined;
  /** Called with each error of the Admin SDK, `sendMail` and the store. Defaults to `console.error`. */
  readonly reportError?: ((error: unknown) => void) | undefined;
}

/**
 * Answers a request of the page. Never rejects: after an error, answers with the status 500 and reports the error.
 *
 * @param address the visitor's IP address, for the limits. Must come from the connection or from a proxy of the app,
 *   because callers can invent any other header
 */
export type EmailCodeHandler = (request: Request, address: string | null | undefined) => Promise<Response>;

const handlerChecks: Readonly<Record<Exclude<keyof EmailCodeHandlerOptions, keyof EmailCodesOptions>, CheckValue>> = {
  origins: optional(checkOrigins),
  cookieName: optional((path, value) =>
    typeof value === 'string' && /^[\w-]+$/.test(value)
      ? []
      : mustBe(path, 'the name of a cookie: letters, digits, "_" and "-"', value),
  ),
  reportError: optional(isFunction),
};

/**
 * Creates the handler of a route that mails and checks codes, such as `POST /api/email-codes`. The page calls it with
 * `emailCodesFrom('/api/email-codes')` of `doorstep-auth/email-codes`.
 *
 * @throws EmailCodeOptionsError that lists every wrong option
 */
export function createEmailCodeHandler(options: EmailCodeHandlerOptions): EmailCodeHandler {
  checkEmailCodesOptions('createEmailCodeHandler', options, handlerChecks);
  const { origins = [], cookieName, reportError = console.error, ...own } = options;
  const codes = createEmailCodes(own);

  return async (request, address) => {
    const origin = request.headers.get('origin');
    const isListed = origin !== null && origins.includes(origin);
    const headers = new Headers({ 'cache-control': 'no-store' });
    if (isListed) {
      headers.set('access-control-allow-origin', origin);
      headers.set('access-control-allow-credentials', 'true');
      headers.set('vary', 'origin');
    }
    try {
      if (request.method === 'OPTIONS' && isListed) return allowRequests(headers);
      const refusal = refuseRequest(request, isListed);
      if (refusal) return explain(...refusal, headers);
      const body = await readBody(request);
      if ('refusal' in body) return explain(...body.refusal, headers);
      const { sender, cookie } = findSender(request.headers, address, chooseCookie(origin ?? '', cookieName));
      const answer = await body.call(codes, sender);
      headers.set('set-cookie', cookie);
      headers.set('content-type', 'application/json');
      return new Response(JSON.stringify(answer), { headers });
    } catch (error) {
      reportError(error);
      return explain(500, 'The server has reported an error.', headers);
    }
  };
}

type Refusal = readonly [status: number, explanation: string];

/** Refuses requests that are not from a page of the app: a form of another site could otherwise send mails. */
function refuseRequest(request: Request, isListed: boolean): Refusal | null {
  if (request.method !== 'POST') return [405, 'Expected the method POST.'];
  if (!isListed && !isFromOwnOrigin(request))
    return [403, 'Expected a page of the same origin, or of the option "origins".'];
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') return [415, 'Expected the content type application/json.'];
  return null;
}

/**
 * Returns true if a page of the server's own origin sends the request. Browsers say so in `Sec-Fetch-Site`, which no
 * page can change; by http they leave it out, and the page's host must be the server's.
 */
function isFromOwnOrigin({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin') ?? '';
  if (!URL.canParse(origin)) return false;
  if (site !== null) return site === 'same-origin';
  return new URL(origin).host === (headers.get('host') ?? new URL(url).host);
}

/** Answers a CORS preflight request, which a browser sends before a page of another origin sends JSON. */
function allowRequests(headers: Headers): Response {
  headers.set('access-control-allow-methods', 'POST');
  headers.set('access-control-allow-headers', 'content-type');
  headers.set('access-control-max-age', '7200');
  return new Response(null, { status: 204, headers });
}

interface Call {
  call(codes: EmailCodes, sender: Parameters<EmailCodes['sendEmailCode']>[1]): Promise<object | null>;
}

async function readBody(request: Request): Promise<Call | { readonly refusal: Refusal }> {
  try {
    return readCall(await readJson(request)) ?? { refusal: [400, 'Expected {"action":"send"} or {"action":"check"}.'] };
  } catch (error) {
    if (error instanceof BodyTooLargeError) return { refusal: [413, 'Expected at most 100,000 bytes.'] };
    if (error instanceof SyntaxError) return { refusal: [400, 'Expected JSON.'] };
    // The browser has closed the connection, or the proxy has. The server itself is fine, so report no error.
    return { refusal: [400, 'Expected a complete body.'] };
  }
}

/** Returns the function to call for a request of `emailCodesFrom`; null for any other value. */
function readCall(body: unknown): Call | null {
  if (typeof body !== 'object' || body === null) return null;
  const { action, email, tenantId, code, guestToken } = body as Readonly<Record<string, unknown>>;
  if (action === 'send') return { call: (codes, sender) => codes.sendEmailCode({ email, tenantId }, sender) };
  if (action !== 'check') return null;
  return { call: (codes, sender) => codes.checkEmailCode({ email, tenantId, code, guestToken }, sender) };
}

/** Answers with a text for the developer of the page. It never contains the message of an error. */
function explain(status: number, explanation: string, headers: Headers): Response {
  headers.set('content-type', 'text/plain');
  if (status === 405) headers.set('allow', 'POST');
  return new Response(explanation, { status, headers });
}

function checkOrigins(path: string, value: unknown): ReturnType<CheckValue> {
  if (!Array.isArray(value)) return mustBe(path, 'a list of origins', value);
  const origins: readonly unknown[] = value;
  return origins.flatMap((origin, index) =>
    typeof origin === 'string' && URL.canParse(origin) && new URL(origin).origin === origin
      ? []
      : mustBe(`${path}[${index}]`, 'an origin without a path, such as "https://app.example"', origin),
  );
}
