import { authErrorFromWireMessage, networkFailure } from '../../shared/wire-error.ts';

/** The time in which a response must arrive, in milliseconds. The SDK uses the same limit. */
const timeoutMs = 30_000;

/**
 * The REST API of the identity service (Identity Toolkit v1), for calls that the SDK cannot make. All calls reject with
 * an `AuthError`.
 */
export interface IdentityToolkit {
  post(method: string, body: object): Promise<unknown>;
  /**
   * Sends a GET request.
   *
   * @param version the version of the API
   */
  get(method: string, parameters?: Readonly<Record<string, string>>, version?: 'v1' | 'v2'): Promise<unknown>;
}

/**
 * Creates the API for one project.
 *
 * @param baseUrl the URL before `/v1`, such as `https://identitytoolkit.googleapis.com`
 * @param getHeaders returns additional headers for each request
 */
export function createIdentityToolkit(
  baseUrl: string,
  apiKey: string,
  getHeaders: () => Promise<Readonly<Record<string, string>>> = async () => ({}),
): IdentityToolkit {
  async function call(path: string, request: Omit<RequestInit, 'headers'>, parameters = {}): Promise<unknown> {
    const url = `${baseUrl}/${path}?${new URLSearchParams({ key: apiKey, ...parameters })}`;
    const type = request.body === undefined ? {} : { 'content-type': 'application/json' };
    const { ok, answer } = await fetchJson(url, { ...request, headers: { ...(await getHeaders()), ...type } });
    if (!ok) throw authErrorFromWireMessage(readErrorMessage(answer));
    return answer;
  }
  return {
    post: (method, body) => call(`v1/${method}`, { method: 'POST', body: JSON.stringify(body) }),
    get: (method, parameters, version = 'v1') => call(`${version}/${method}`, {}, parameters),
  };
}

async function fetchJson(url: string, request: RequestInit): Promise<{ ok: boolean; answer: unknown }> {
  try {
    const response = await fetch(url, {
      ...request,
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null) throw new TypeError('The answer is not an object.');
    return { ok: response.ok, answer };
  } catch (cause) {
    throw authErrorFromWireMessage(networkFailure, { cause });
  }
}

function readErrorMessage(answer: unknown): string {
  const { error } = (answer ?? {}) as { error?: { message?: unknown } };
  return typeof error?.message === 'string' ? error.message : 'INTERNAL_ERROR';
}
