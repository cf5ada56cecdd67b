/** Options for a new passkey, as the server sends them: bytes are texts in base64url. */
export interface CreationOptions extends Omit<
  PublicKeyCredentialCreationOptions,
  'challenge' | 'user' | 'excludeCredentials'
> {
  readonly challenge: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials?: readonly KnownCredential[];
}

/** Options for a sign-in with any passkey, as the server sends them. */
export interface RequestOptions extends Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> {
  readonly challenge: string;
}

interface KnownCredential {
  readonly id: string;
  readonly type: 'public-key';
  readonly transports?: AuthenticatorTransport[];
}

/**
 * Calls `navigator.credentials.create()`. Does not use `parseCreationOptionsFromJSON` and `toJSON` to convert the
 * options and the answer: browsers before 2025 lack both, and browser extensions for passkeys return objects without
 * `toJSON`.
 *
 * @returns the answer in JSON; null if there is none
 * @throws DOMException (rejects), such as `NotAllowedError` if the visitor has cancelled
 */
export async function createCredential(options: CreationOptions): Promise<object | null> {
  const { challenge, user, excludeCredentials = [], ...more } = options;
  const credential = (await navigator.credentials.create({
    publicKey: {
      ...more,
      challenge: toBytes(challenge),
      user: { ...user, id: toBytes(user.id) },
      excludeCredentials: excludeCredentials.map((known) => ({ ...known, id: toBytes(known.id) })),
    },
  })) as PublicKeyCredential | null;
  if (!credential) return null;
  const { clientDataJSON, attestationObject, ...response } = readAttestation(credential);
  return {
    id: toText(credential.rawId),
    response: { ...response, clientDataJSON: toText(clientDataJSON), attestationObject: toText(attestationObject) },
  };
}

function readAttestation({ response }: PublicKeyCredential) {
  const attestation = response as AuthenticatorAttestationResponse;
  const { clientDataJSON, attestationObject } = attestation;
  // Some browser extensions for passkeys return objects without `getTransports`.
  return { clientDataJSON, attestationObject, transports: attestation.getTransports?.() ?? [] };
}

/**
 * Calls `navigator.credentials.get()`.
 *
 * @param signal closes the dialog, or removes the suggestions, when it is aborted
 * @param mediation `conditional` shows passkeys among the suggestions of the email field
 * @returns the answer in JSON; null if there is none
 * @throws DOMException (rejects), such as `NotAllowedError` if the visitor has cancelled
 */
export async function getCredential(
  { challenge, ...more }: RequestOptions,
  signal: AbortSignal,
  mediation: 'conditional' | 'optional',
): Promise<object | null> {
  const publicKey = { ...more, challenge: toBytes(challenge) };
  const credential = (await navigator.credentials.get({ publicKey, signal, mediation })) as PublicKeyCredential | null;
  if (!credential) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    credential.response as AuthenticatorAssertionResponse;
  return {
    id: toText(credential.rawId),
    response: {
      clientDataJSON: toText(clientDataJSON),
      authenticatorData: toText(authenticatorData),
      signature: toText(signature),
      ...(userHandle && { userHandle: toText(userHandle) }),
    },
  };
}

/** Returns true if the browser supports passkeys here. On `http:` pages, browsers support them only at `localhost`. */
export const hasCredentials = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Returns true if the browser can show passkeys among the suggestions of an email field. */
export const hasSuggestions = async (): Promise<boolean> =>
  hasCredentials() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** Encodes bytes as base64url (RFC 4648 §5), as WebAuthn does. */
const toText = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
