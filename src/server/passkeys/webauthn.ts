import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { isRecord } from '../shared/check-values.ts';
import { fromBase64Url, toBase64Url } from '../shared/secrets.ts';
import { challengeLifetime } from './challenges.ts';
import type { StoredPasskey } from './store.ts';

/** The site to which the passkeys belong. */
export interface PasskeySite {
  readonly site: string;
  readonly origins: readonly string[];
  /** The name of the app. */
  readonly name: string;
}

/** Signature algorithms, by their COSE numbers: Ed25519, ES256 and RS256. All servers can verify them. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Longest ID of a passkey, in characters of base64url: 1,023 bytes (https://www.w3.org/TR/webauthn-3/#credential-id). */
const longestId = 1364;

const transports: ReadonlySet<unknown> = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

/** Returns the options with which the browser creates a passkey. */
export function createAddOptions(
  { site, name }: PasskeySite,
  user: { readonly handle: string; readonly email: string; readonly displayName: string },
  known: readonly StoredPasskey[],
  challenge: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpName: name,
    rpID: site,
    userID: fromBase64Url(user.handle),
    userName: user.email,
    userDisplayName: user.displayName,
    challenge,
    timeout: challengeLifetime,
    excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: [...passkey.transports] })),
    // Lets the visitor sign in without entering an email, and makes the device ask for a fingerprint or a PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs,
  });
}

/** Returns the options with which the browser lets the visitor choose a passkey. They name no account. */
export const createSignInOptions = (
  { site }: PasskeySite,
  challenge: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({ rpID: site, challenge, timeout: challengeLifetime, userVerification: 'required' });

/** A passkey that the browser has just created. */
export interface CreatedPasskey extends Pick<StoredPasskey, 'id' | 'publicKey' | 'counter' | 'transports'> {
  /** The model of the authenticator; zeros if the browser hides it. */
  readonly aaguid: string;
}

/** Returns the passkey in the browser's answer; null if the answer is wrong. */
export async function verifyAdded(
  { site, origins }: PasskeySite,
  response: RegistrationResponseJSON,
  challenge: string,
): Promise<CreatedPasskey | null> {
  const result = await ignoreErrors(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: toBase64Url(new TextEncoder().encode(challenge)),
      expectedOrigin: [...origins],
      expectedRPID: site,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    }),
  );
  if (!result?.verified) return null;
  const { aaguid, credential } = result.registrationInfo;
  const { id, publicKey, counter } = credential;
  if (id.length > longestId) return null;
  return { id, publicKey: toBase64Url(publicKey), counter, transports: response.response.transports ?? [], aaguid };
}

/** Returns the passkey's new counter; null if the browser's answer is wrong. */
export async function verifySignIn(
  { site, origins }: PasskeySite,
  response: AuthenticationResponseJSON,
  challenge: string,
  { id, publicKey, counter }: StoredPasskey,
): Promise<number | null> {
  const result = await ignoreErrors(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: toBase64Url(new TextEncoder().encode(challenge)),
      expectedOrigin: [...origins],
      expectedRPID: site,
      requireUserVerification: true,
      credential: { id, publicKey: fromBase64Url(publicKey), counter },
    }),
  );
  return result?.verified ? result.authenticationInfo.newCounter : null;
}

/** Returns null if the library throws. It throws for every wrong answer, except for a wrong signature. */
async function ignoreErrors<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

/** Reads the browser's answer for a new passkey. Returns null for any other value. */
export function readAdded(value: unknown): RegistrationResponseJSON | null {
  const credential = readCredential(value);
  if (!credential) return null;
  const { id, response } = credential;
  const { clientDataJSON, attestationObject, transports: given } = response;
  if (typeof clientDataJSON !== 'string' || typeof attestationObject !== 'string') return null;
  const known = Array.isArray(given) ? given.filter((each): each is string => transports.has(each)) : [];
  return {
    id,
    rawId: id,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, transports: [...new Set(known)] },
    clientExtensionResults: {},
  };
}

/** Reads the browser's answer for a sign-in. Returns null for any other value. */
export function readSignIn(value: unknown): AuthenticationResponseJSON | null {
  const credential = readCredential(value);
  if (!credential) return null;
  const { id, response } = credential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  if (typeof clientDataJSON !== 'string' || typeof authenticatorData !== 'string') return null;
  if (typeof signature !== 'string' || typeof userHandle !== 'string') return null;
  return {
    id,
    rawId: id,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, userHandle },
    clientExtensionResults: {},
  };
}

function readCredential(value: unknown) {
  if (!isRecord(value)) return null;
  const { id, response } = value;
  const isId = typeof id === 'string' && /^[\w-]+$/.test(id) && id.length <= longestId;
  return isId && isRecord(response) ? { id, response } : null;
}
