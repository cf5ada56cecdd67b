import { BodyTooLargeError, readJson } from './read-json.ts';

/** An answer that says why a request is refused: status, explanation and further headers. */
export type Refusal = readonly [status: number, explanation: string, headers?: Readonly<Record<string, string>>];

/** Options for answering requests that pages send. */
interface PageOptions {
  /** Origins of further pages that may call the server. */
  readonly origins: readonly string[];
  readonly methods: readonly string[];
  readonly reportError: (error: unknown) => void;
}

/**
 * Answers a request of a page. Answers a CORS preflight request and a wrong method itself. Never rejects: after an
 * error, answers with the status 500 and reports the error.
 *
 * @param answer answers any other request. The answer must have the given `headers`. `isListed` is true for a page of
 *   `origins`
 */
export async function answerPage(
  request: Request,
  { origins, methods, reportError }: PageOptions,
  answer: (headers: Headers, isListed: boolean) => Promise<Response>,
): Promise<Response> {
  const { isListed, headers } = beginAnswer(request.headers.get('origin'), origins);
  try {
    if (request.method === 'OPTIONS' && isListed) return allowRequests(methods, headers);
    if (!methods.includes(request.method)) return explain(refuseMethod(methods), headers);
    return await answer(headers, isListed);
  } catch (error) {
    reportError(error);
    return explainError(headers);
  }
}

/**
 * Returns the headers of every answer. They let pages of the listed origins read the answer.
 *
 * @param origin the header `Origin` of the request
 */
function beginAnswer(
  origin: string | null,
  origins: readonly string[],
): { readonly isListed: boolean; readonly headers: Headers } {
  const isListed = origin !== null && origins.includes(origin);
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (isListed) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-allow-credentials', 'true');
    headers.set('vary', 'origin');
  }
  return { isListed, headers };
}

function refuseMethod(methods: readonly string[]): Refusal {
  return [405, `Expected the method ${methods.join(' or ')}.`, { allow: methods.join(', ') }];
}

/** Refuses a request of a page whose origin is neither the server's own nor listed. */
export function refusePage(request: Request, isListed: boolean): Refusal | null {
  if (isListed || isFromOwnOrigin(request)) return null;
  return [403, 'Expected a page of the same origin, or of the option "origins".'];
}

/** Refuses a body that is not JSON. Forms of other sites cannot send this content type. */
export function refuseContentType({ headers }: Request): Refusal | null {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase() === 'application/json' ? null : [415, 'Expected the content type application/json.'];
}

/**
 * Returns true if a page of the server's own origin sends the request. Browsers report this in `Sec-Fetch-Site`, which
 * no page can change. On http, they omit this header, so the page must have the same host as the server.
 */
function isFromOwnOrigin({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin') ?? '';
  if (!URL.canParse(origin)) return false;
  if (site !== null) return site === 'same-origin';
  return new URL(origin).host === (headers.get('host') ?? new URL(url).host);
}

/** Returns the value of a body of JSON, or a refusal. */
export async function readBody(request: Request): Promise<{ readonly value: unknown } | { readonly refusal: Refusal }> {
  try {
    return { value: await readJson(request) };
  } catch (error) {
    if (error instanceof BodyTooLargeError) return { refusal: [413, 'Expected at most 100,000 bytes.'] };
    if (error instanceof SyntaxError) return { refusal: [400, 'Expected JSON.'] };
    // The browser or the proxy has closed the connection. The server itself is fine, so report no error.
    return { refusal: [400, 'Expected a complete body.'] };
  }
}

/** Answers a CORS preflight request, which a browser sends before a page of another origin sends JSON. */
function allowRequests(methods: readonly string[], headers: Headers): Response {
  headers.set('access-control-allow-methods', methods.join(', '));
  headers.set('access-control-allow-headers', 'content-type');
  headers.set('access-control-max-age', '7200');
  return new Response(null, { status: 204, headers });
}

/** Answers with a text for the developer of the page. It never contains the message of an error. */
export function explain([status, explanation, more = {}]: Refusal, headers: Headers): Response {
  headers.set('content-type', 'text/plain');
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return new Response(explanation, { status, headers });
}

/** Answers after an error, whose message stays on the server. */
const explainError = (headers: Headers): Response => explain([500, 'The server has reported an error.'], headers);
