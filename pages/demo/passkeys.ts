import type { AuthUser } from '../../src/adapters/auth-backend.ts';
import type { AppSignIn } from '../../src/widget/config/ui-config.ts';
import type { AppServer } from './app-server.ts';
import { passkeyHost } from './passkey-server.ts';

interface PageWithPasskeys {
  readonly location: Pick<Location, 'hostname' | 'href'>;
  readonly PublicKeyCredential?: object | undefined;
}

/** Returns a sentence that says why there are no passkeys on this page; null if there are. */
export function explainMissingPasskeys({ location, PublicKeyCredential: passkeys }: PageWithPasskeys): string | null {
  if (location.hostname !== passkeyHost) {
    const url = new URL(location.href);
    url.hostname = passkeyHost;
    return `There are no passkeys at ${location.hostname}: open ${url.origin} to try them.`;
  }
  // Older browsers have passkeys, but cannot convert their answers to JSON.
  const isSupported = passkeys !== undefined && 'parseCreationOptionsFromJSON' in passkeys;
  return isSupported ? null : 'This browser is too old for the passkeys of the demo.';
}

/** Adds a passkey to the account of a signed-in user. Returns false if the user has cancelled. */
export async function addPasskey(server: AppServer, user: AuthUser): Promise<boolean> {
  const idToken = await user.getIdToken();
  const options = await server.startPasskey({ idToken });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey }).catch(ignoreCancel);
  if (!credential) return false;
  const response = (credential as PublicKeyCredential).toJSON() as RegistrationResponseJSON;
  if (!(await server.addPasskey({ idToken, response }))) throw new Error('The server has refused the passkey.');
  return true;
}

/** Creates the function `signIn` of the sign-in option for passkeys. */
export const createPasskeySignIn =
  (server: AppServer): AppSignIn =>
  async ({ signal }) => {
    const options = await server.startPasskeySignIn({});
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const credential = await navigator.credentials.get({ publicKey, signal }).catch(ignoreCancel);
    if (!credential) return undefined;
    const response = (credential as PublicKeyCredential).toJSON() as AuthenticationResponseJSON;
    const token = await server.signInWithPasskey({ response });
    return token ?? { message: 'This passkey is not known here. Sign in with a password, and add it.' };
  };

/**
 * Returns null for a dialog that the visitor has cancelled, or that the page has closed. Browsers report a cancelled
 * dialog and one that took too long as `NotAllowedError`.
 */
function ignoreCancel(error: Error): null {
  if (!['NotAllowedError', 'AbortError'].includes(error.name)) throw error;
  return null;
}
