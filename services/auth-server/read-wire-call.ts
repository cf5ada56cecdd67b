import type { IncomingMessage } from 'node:http';
import type { WireCall } from './wire-call.ts';

/** Whether a request is one of the identity service's API that the SDK makes. */
export function isWireCall({ method }: IncomingMessage, { pathname }: URL): boolean {
  return (
    method === 'POST' || (method === 'GET' && /\/v[12]\/(projects|recaptchaParams|recaptchaConfig)$/.test(pathname))
  );
}

/** Reads a request to its end. What is not an object, as JSON or as a form, has no fields. */
export async function readWireCall(request: IncomingMessage, url: URL): Promise<WireCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  const body = isForm ? Object.fromEntries(new URLSearchParams(text)) : jsonObject(text);
  return { method: url.pathname.split('/').at(-1) ?? '', body };
}

/** The fields of a JSON object; none where the text is something else. */
export function jsonObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
