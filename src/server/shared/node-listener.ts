/** A request of `node:http`, of Express or of Cloud Functions. */
export interface NodeRequest extends AsyncIterable<unknown> {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
  /** The body, if Cloud Functions have already read it. */
  readonly rawBody?: Uint8Array | undefined;
  /** The parsed body, if `express.json()` has already read it. */
  readonly body?: unknown;
}

/** A response of `node:http`, of Express or of Cloud Functions. */
export interface NodeResponse {
  statusCode: number;
  setHeader(name: string, value: string | readonly string[]): unknown;
  end(body: string): unknown;
}

/** A listener for `createServer` of `node:http`, for a route of Express or for a Cloud Function. Never rejects. */
export type NodeListener = (request: NodeRequest, response: NodeResponse) => Promise<void>;

/** Creates a listener that answers requests with a handler for the web standards `Request` and `Response`. */
export function createNodeListener(
  handle: (request: Request, original: NodeRequest) => Promise<Response>,
): NodeListener {
  return async (request, response) => {
    const answer = await answerRequest(request);
    response.statusCode = answer.status;
    answer.headers.forEach((value, name) => response.setHeader(name, value));
    // The loop above passes the cookies one by one, and each call of `setHeader` replaces the cookie before.
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    // The rest of a body that is too large has not been read, so the connection cannot be used again.
    if (answer.status === 413) response.setHeader('connection', 'close');
    response.end(await answer.text());
  };

  async function answerRequest(request: NodeRequest): Promise<Response> {
    const converted = toWebRequest(request);
    if (!converted) return new Response('Expected a valid request.', { status: 400 });
    try {
      return await handle(converted, request);
    } catch (error) {
      console.error(error);
      return new Response('The server has reported an error.', { status: 500 });
    }
  }
}

/**
 * Converts a request to the web standard `Request`. Returns null for a method, URL or header that `Request` does not
 * allow.
 */
function toWebRequest(request: NodeRequest): Request | null {
  const { method = 'GET', url = '/', headers } = request;
  const pairs = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    // Names such as `:path` belong to HTTP/2.
    value === undefined || name.startsWith(':') ? [] : [[name, typeof value === 'string' ? value : value.join(', ')]],
  );
  const host = headers['host'] ?? headers[':authority'] ?? 'localhost';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: pairs,
    // Node requires this setting for a stream.
    duplex: 'half',
    ...(hasBody && { body: findBody(request) }),
  };
  try {
    return new Request(new URL(url, `http://${String(host)}`), init);
  } catch {
    return null;
  }
}

function findBody(request: NodeRequest): BodyInit {
  const { rawBody, body } = request;
  if (rawBody !== undefined) return new Uint8Array(rawBody);
  if (typeof body === 'object' && body !== null) return JSON.stringify(body);
  return toStream(request);
}

/**
 * Returns the body as a stream. If the reader cancels the stream, the rest of the body is not read, but the connection
 * stays open for the answer.
 */
function toStream(request: AsyncIterable<unknown>): ReadableStream<unknown> {
  const iterator = request[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}
