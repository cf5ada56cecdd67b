import { authErrorFromWireMessage, networkFailure } from '../../shared/wire-error.ts';

/** The timeout for a response, in milliseconds; the same as in the SDK. */
const timeoutMs = 30_000;

/** The REST API of the identity service (Identity Toolkit v1), for calls that the SDK cannot make. */
export interface IdentityToolkit {
  /** Sends a POST request and resolves with the JSON of the response. Rejects with an `AuthError`. */
  post(method: string, body: object): Promise<unknown>;
  /** Sends a GET request and resolves with the JSON of the response. Rejects with an `AuthError`. */
  get(method: string): Promise<unknown>;
}

/**
 * Creates the API for one project.
 *
 * @param baseUrl the URL before `/v1`: the origin of the service; for the emulator, its origin and a path
 * @param getHeaders returns headers to add to each request
 */
export function createIdentityToolkit(
  baseUrl: string,
  apiKey: string,
  getHeaders: () => Promise<Readonly<Record<string, string>>> = async () => ({}),
): IdentityToolkit {
  async function call(method: string, request: Omit<RequestInit, 'headers'>): Promise<unknown> {
    const url = `${baseUrl}/v1/${method}?key=${encodeURIComponent(apiKey)}`;
    const type = request.body === undefined ? {} : { 'content-type': 'application/json' };
    const { ok, answer } = await fetchJson(url, { ...request, headers: { ...(await getHeaders()), ...type } });
    if (!ok) throw authErrorFromWireMessage(readErrorMessage(answer));
    return answer;
  }
  return {
    post: (method, body) => call(method, { method: 'POST', body: JSON.stringify(body) }),
    get: (method) => call(method, {}),
  };
}

async function fetchJson(url: string, request: RequestInit): Promise<{ ok: boolean; answer: unknown }> {
  try {
    const response = await fetch(url, {
      ...request,
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { ok: response.ok, answer: await response.json() };
  } catch (cause) {
    throw authErrorFromWireMessage(networkFailure, { cause });
  }
}

function readErrorMessage(answer: unknown): string {
  const { error } = (answer ?? {}) as { error?: { message?: unknown } };
  return typeof error?.message === 'string' ? error.message : 'INTERNAL_ERROR';
}
