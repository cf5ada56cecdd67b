/** Largest body of a request, in bytes. */
const limit = 100_000;

/** Thrown if the body of a request is too large. */
export class BodyTooLargeError extends Error {}

/**
 * Returns the value that a request contains as JSON.
 *
 * @throws BodyTooLargeError (rejects) as soon as the body is larger than the limit
 * @throws SyntaxError (rejects) if the body is not JSON
 */
export async function readJson(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new BodyTooLargeError();
  const decoder = new TextDecoder();
  const reader = request.body?.getReader();
  let text = '';
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > limit) {
      await reader?.cancel();
      throw new BodyTooLargeError();
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return JSON.parse(text + decoder.decode());
}
