import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { createServer } from 'node:http';
import { addPasskey, createRegistrationOptions, createSignInOptions, findPasskey, isCurrent } from './passkeys.js';

initializeApp();
const auth = getAuth();

class HttpError extends Error {
  constructor(status) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

/** Reads the JSON of a request, of at most 100 KB. */
async function readJson(request) {
  const limit = 100_000;
  if (request.headers['content-length'] > limit) throw new HttpError(413);
  const chunks = [];
  let size = 0;
  // The connection stays open for the answer if the loop ends early.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > limit) throw new HttpError(413);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}

/**
 * Returns the user who sends the request. Only a user with a recent sign-in and a verified email may add a passkey:
 * otherwise, an attacker could create an account with the email of a victim, and add a passkey. If the victim later
 * resets the password of this account, the attacker could still sign in with the passkey.
 *
 * @throws HttpError (rejects) with 401 if the sign-in is not recent, and with 403 if the email is not verified
 */
async function requireRecentOwner(request) {
  const idToken = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  const claims = await auth.verifyIdToken(idToken, true).catch(() => null); // `true`: checks whether it was revoked.
  if (!claims || Date.now() / 1000 - claims.auth_time > 5 * 60) throw new HttpError(401);
  const user = await auth.getUser(claims.uid);
  if (!user.emailVerified) throw new HttpError(403);
  return user;
}

const routes = {
  async '/api/passkeys/options'(request) {
    return createRegistrationOptions(await requireRecentOwner(request));
  },
  async '/api/passkeys'(request, { response }) {
    const { uid } = await requireRecentOwner(request);
    if (!(await addPasskey(uid, response))) throw new HttpError(400);
    return {};
  },
  '/api/sign-in/options': () => createSignInOptions(),
  async '/api/sign-in'(_request, { id, response }) {
    const passkey = await findPasskey(id, response);
    // A token for the uid of a deleted account would create the account again.
    const user = passkey && (await auth.getUser(passkey.uid).catch(() => null));
    return { token: user && isCurrent(passkey, user) ? await auth.createCustomToken(user.uid) : null };
  },
};

createServer(async (request, response) => {
  try {
    const route = request.method === 'POST' ? routes[request.url] : undefined;
    if (!route) throw new HttpError(404);
    const answer = await route(request, await readJson(request));
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  } catch (error) {
    if (!(error instanceof HttpError)) console.error(error);
    const status = error instanceof HttpError ? error.status : 400;
    response.writeHead(status, status === 413 ? { connection: 'close' } : {}).end();
  }
}).listen(3001, 'localhost');
