/** Maximum size of a request body, in bytes. */
const limit = 100_000;

/** Thrown if the body of a request is too large. */
export class BodyTooLargeError extends Error {}

/**
 * Returns the value that a request contains as JSON.
 *
 * @throws BodyTooLargeError (rejects) as soon as the body is larger than the limit
 */
export async function readJson(request) {
  if (request.headers['content-length'] > limit) throw new BodyTooLargeError();
  const chunks = [];
  let size = 0;
  // The connection stays open for the answer if the loop ends early.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}
