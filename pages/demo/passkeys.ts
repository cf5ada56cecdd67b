import type { AuthUser } from '../../src/adapters/auth-backend.ts';
import type { AccountPasskeys, AppSignIn, Passkey } from '../../src/widget/config/ui-config.ts';
import type { AppServer } from './app-server.ts';
import { passkeyHost, type ListedPasskey } from './passkey-server.ts';

interface PageWithPasskeys {
  readonly location: Pick<Location, 'hostname' | 'href'>;
  readonly PublicKeyCredential?: object | undefined;
}

/** Returns a sentence that says why passkeys do not work on this page; null if they work. */
export function explainMissingPasskeys({ location, PublicKeyCredential: passkeys }: PageWithPasskeys): string | null {
  if (location.hostname !== passkeyHost) {
    const url = new URL(location.href);
    url.hostname = passkeyHost;
    return `There are no passkeys at ${location.hostname}: open ${url.origin} to try them.`;
  }
  // Older browsers support passkeys, but cannot read the options from JSON or convert the answers to JSON.
  const isSupported = passkeys !== undefined && 'parseCreationOptionsFromJSON' in passkeys;
  return isSupported ? null : 'This browser is too old for the passkeys of the demo.';
}

/** Adds a passkey to the account of a signed-in user. Returns null if the user has cancelled. */
export async function addPasskey(server: AppServer, user: AuthUser): Promise<Passkey | null> {
  const idToken = await user.getIdToken();
  const options = await server.startPasskey({ idToken });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey }).catch(ignoreExpected);
  if (!credential) return null;
  const response = (credential as PublicKeyCredential).toJSON() as RegistrationResponseJSON;
  const added = await server.addPasskey({ idToken, response });
  if (!added) throw new Error('The server has refused the passkey.');
  return toPasskey(added);
}

/** Like {@link ignoreCancel}. Tells the widget if the device already has a passkey for the account. */
function ignoreExpected(error: Error): null {
  if (error.name === 'InvalidStateError') throw Object.assign(error, { problem: 'alreadyAdded' });
  return ignoreCancel(error);
}

/** Creates the functions with which the account page lists and changes passkeys. */
export const createAccountPasskeys = (server: AppServer): AccountPasskeys => ({
  add: (user) => addPasskey(server, user),
  list: async (user) => (await server.listPasskeys({ idToken: await user.getIdToken() })).map(toPasskey),
  rename: async (user, id, name) => server.renamePasskey({ idToken: await user.getIdToken(), id, name }),
  remove: async (user, id) => server.removePasskey({ idToken: await user.getIdToken(), id }),
});

const toPasskey = ({ id, name, addedAt, usedAt }: ListedPasskey): Passkey => ({
  id,
  name,
  addedAt: new Date(addedAt),
  usedAt: usedAt === null ? null : new Date(usedAt),
});

/**
 * Creates the functions of the sign-in option for passkeys: `signIn` for its button, and `autofill`, which suggests
 * passkeys in the email field.
 */
export const createPasskeySignIn = (
  server: AppServer,
): { readonly signIn: AppSignIn; readonly autofill: AppSignIn } => ({
  signIn: createSignIn(server, 'optional'),
  async autofill(context) {
    const hasSuggestions = await PublicKeyCredential.isConditionalMediationAvailable?.();
    if (!hasSuggestions) return undefined;
    try {
      return await createSignIn(server, 'conditional')(context);
    } catch (error) {
      // A browser without an authenticator may answer that it can suggest passkeys, and then refuse to do so.
      if ((error as Error).name === 'NotSupportedError') return undefined;
      throw error;
    }
  },
});

const createSignIn =
  (server: AppServer, mediation: CredentialMediationRequirement): AppSignIn =>
  async ({ signal }) => {
    const options = await server.startPasskeySignIn({});
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const credential = await navigator.credentials.get({ publicKey, signal, mediation }).catch(ignoreCancel);
    if (!credential) return undefined;
    const response = (credential as PublicKeyCredential).toJSON() as AuthenticationResponseJSON;
    const token = await server.signInWithPasskey({ response });
    return token ?? { message: 'This passkey is not known here. Sign in with a password, and add it.' };
  };

/**
 * Returns null if the visitor has cancelled the passkey dialog or the dialog took too long (`NotAllowedError`), or if
 * the page has closed the dialog (`AbortError`). Throws any other error again.
 */
function ignoreCancel(error: Error): null {
  if (!['NotAllowedError', 'AbortError'].includes(error.name)) throw error;
  return null;
}
