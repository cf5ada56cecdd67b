import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { addPasskey, createRegistrationOptions, createSignInOptions, findPasskey, isCurrent } from './passkeys.js';

initializeApp();
const auth = getAuth();

class HttpError extends Error {
  constructor(status) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

/**
 * Returns the user of a request. Only a user who has just signed in may add a passkey, because it is a lasting key to
 * the account. Only the owner of the email may: an attacker who signed up with it would keep the key after her
 * recovery.
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
    const answer = await route(request, await json(request));
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  } catch (error) {
    if (!(error instanceof HttpError)) console.error(error);
    response.writeHead(error instanceof HttpError ? error.status : 400).end();
  }
}).listen(3001, 'localhost');
