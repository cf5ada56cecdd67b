import type { IncomingMessage } from 'node:http';
import { readJwtClaims } from '../../src/adapters/in-memory/service/jwt.ts';
import { readBody } from '../../tools/server/read-body.ts';

export interface WireCall {
  /** The last segment of the path, such as `accounts:signUp`, or `token` for a token refresh. */
  readonly method: string;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Claims {
  readonly user_id?: string;
  /** When the user signed in, in seconds since the Unix epoch. */
  readonly auth_time?: number;
  readonly firebase?: { readonly sign_in_provider?: string; readonly tenant?: string };
}

/** Returns true if the request belongs to the part of the API that the SDK calls. */
export function isWireCall({ method }: IncomingMessage, { pathname }: URL): boolean {
  return (
    method === 'POST' ||
    (method === 'GET' && /\/v[12]\/(projects|recaptchaParams|recaptchaConfig|passwordPolicy)$/.test(pathname))
  );
}

/** Reads a request whose body is JSON or a form. A GET request has its parameters in the address instead. */
export async function readWireCall(request: IncomingMessage, url: URL): Promise<WireCall> {
  const method = url.pathname.split('/').at(-1) ?? '';
  if (request.method === 'GET') return { method, body: Object.fromEntries(url.searchParams) };
  const text = await readBody(request);
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  const body = isForm ? Object.fromEntries(new URLSearchParams(text)) : parseJsonObject(text);
  return { method, body };
}

export function parseJsonObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const readClaims = (idToken: string): Claims => (readJwtClaims(idToken) ?? {}) as Claims;
