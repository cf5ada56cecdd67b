import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { AppSignIn } from 'doorstep-auth/react';
import type { User } from 'firebase/auth';

/** Signs in with a passkey: the function `signIn` of the sign-in option `app.passkey`. */
export const signInWithPasskey: AppSignIn = ({ signal }) => askForPasskey(signal, false);

/** Suggests passkeys in the email field: the function `autofill` of the same option. */
export const suggestPasskeys: AppSignIn = async ({ signal }) =>
  (await browserSupportsWebAuthnAutofill()) ? askForPasskey(signal, true) : undefined;

async function askForPasskey(signal: AbortSignal, useBrowserAutofill: boolean) {
  // Closes the browser's dialog, or ends the suggestions, if the visitor chooses another sign-in option.
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  const { id, options } = await post('/api/sign-in/options', {}, { signal });
  signal.throwIfAborted();
  const response = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill,
    verifyBrowserAutofillInput: false,
  }).catch(ignoreCancel);
  if (!response) return undefined;
  const { token } = await post('/api/sign-in', { id, response }, { signal });
  return token ?? { message: 'This passkey is not known here. Sign in another way, and add it.' };
}

/**
 * Adds a passkey to the account of a signed-in user. Returns false if the user has cancelled. Rejects with the status
 * of the server as `cause`.
 */
export async function addPasskey(user: User): Promise<boolean> {
  const headers = { authorization: `Bearer ${await user.getIdToken()}` };
  const options = await post('/api/passkeys/options', {}, { headers });
  const response = await startRegistration({ optionsJSON: options }).catch(ignoreCancel);
  if (!response) return false;
  await post('/api/passkeys', { response }, { headers });
  return true;
}

/** The browser reports a cancelled dialog and one that took too long as `NotAllowedError`. */
function ignoreCancel(error: Error): undefined {
  if (!['NotAllowedError', 'AbortError'].includes(error.name)) throw error;
}

async function post(path: string, body: object, init: RequestInit) {
  const headers = { ...init.headers, 'content-type': 'application/json' };
  const response = await fetch(path, { ...init, method: 'POST', headers, body: JSON.stringify(body) });
  const { ok, status: cause } = response;
  if (!ok) throw new Error(`${path}: the server has answered ${cause}.`, { cause });
  return response.json();
}
