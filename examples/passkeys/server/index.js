import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { addPasskey, createRegistrationOptions, createSignInOptions, findAccount } from './passkeys.js';

initializeApp();
const auth = getAuth();

class HttpError extends Error {
  constructor(status) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

/**
 * Returns the user of a request. Only a user who has just signed in may add a passkey: it is a lasting key to the
 * account.
 */
async function requireRecentUser(request) {
  const idToken = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  const user = await auth.verifyIdToken(idToken).catch(() => null);
  if (!user || Date.now() / 1000 - user.auth_time > 5 * 60) throw new HttpError(401);
  return user;
}

const routes = {
  async '/api/passkeys/options'(request) {
    const { uid, email = uid } = await requireRecentUser(request);
    return createRegistrationOptions({ uid, email });
  },
  async '/api/passkeys'(request, { response }) {
    const { uid } = await requireRecentUser(request);
    if (!(await addPasskey(uid, response))) throw new HttpError(400);
    return {};
  },
  '/api/sign-in/options': () => createSignInOptions(),
  async '/api/sign-in'(_request, { id, response }) {
    const uid = await findAccount(id, response);
    // A token for the uid of a deleted account would create the account again.
    const user = uid && (await auth.getUser(uid).catch(() => null));
    return { token: user ? await auth.createCustomToken(user.uid) : null };
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
