import { authErrorFromWireMessage, networkFailure } from '../../shared/wire-error.ts';

/** As long as the SDK waits for an answer. */
const timeoutMs = 30_000;

/** The identity service's API, for what the SDK does not ask, or does not tell. */
export interface IdentityToolkit {
  /** Resolves with the JSON of the answer; rejects with an `AuthError`. */
  post(method: string, body: object): Promise<unknown>;
  get(method: string): Promise<unknown>;
}

/** @param origin of the service, and the path before `/v1`, with an emulator */
export function createIdentityToolkit(origin: string, apiKey: string): IdentityToolkit {
  async function ask(method: string, request: RequestInit): Promise<unknown> {
    const url = `${origin}/v1/${method}?key=${encodeURIComponent(apiKey)}`;
    const { ok, answer } = await fetchJson(url, request);
    if (!ok) throw authErrorFromWireMessage(wireMessageOf(answer));
    return answer;
  }
  const headers = { 'content-type': 'application/json' };
  return {
    post: (method, body) => ask(method, { method: 'POST', headers, body: JSON.stringify(body) }),
    get: (method) => ask(method, {}),
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

function wireMessageOf(answer: unknown): string {
  const { error } = (answer ?? {}) as { error?: { message?: unknown } };
  return typeof error?.message === 'string' ? error.message : 'INTERNAL_ERROR';
}
