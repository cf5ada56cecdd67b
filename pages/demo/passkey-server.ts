import { createCustomToken } from '../../src/adapters/in-memory/service/custom-token.ts';
import { fromBase64Url, toBase64Url } from './base64-url.ts';
import type { StoredValue } from './stored-value.ts';

/** Host for which the demo creates passkeys. Browsers require a name, not an address such as 127.0.0.1. */
export const passkeyHost = 'localhost';

export interface Passkey {
  /** The ID that the browser has given the passkey, as base64url. */
  readonly id: string;
  /** ID of the account that the passkey signs in to. */
  readonly uid: string;
  /** The public key (SubjectPublicKeyInfo), as base64url. */
  readonly publicKey: string;
  readonly algorithm: Algorithm;
  readonly name: string;
  /** Time in milliseconds since 1970. */
  readonly addedAt: number;
  /** Time of the last sign-in in milliseconds since 1970; null if there was none. */
  readonly usedAt: number | null;
}

/** A passkey as the account page shows it. */
export type ListedPasskey = Pick<Passkey, 'id' | 'name' | 'addedAt' | 'usedAt'>;

/** Maps WebAuthn's number of a signature algorithm to its parameters. Windows Hello may support only RSA. */
const algorithms = {
  '-7': { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  '-257': { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
} as const;
type Algorithm = keyof typeof algorithms;

/** Flags that a passkey's answer must have: the user was present, and was verified, for example by a fingerprint. */
const requiredFlags = 0b101;

const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000;

/** The part of the browser's answer that the passkey signs. */
interface SignedData {
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
}

interface PasskeyServerOptions {
  readonly now?: () => number;
  /** Returns whether an account still exists. By default, accounts are never deleted. */
  readonly hasAccount?: ((uid: string) => boolean) | undefined;
}

/**
 * Creates and checks passkeys (WebAuthn) for the demo. A real app uses a library instead (docs/passkeys.md), because
 * libraries support more kinds of keys.
 */
export class PasskeyServer {
  readonly #passkeys: StoredValue<readonly Passkey[]>;
  readonly #now: () => number;
  readonly #hasAccount: (uid: string) => boolean;
  /** Maps each unused challenge to the time at which it expires, in milliseconds since 1970. */
  readonly #challenges = new Map<string, number>();

  constructor(passkeys: StoredValue<readonly Passkey[]>, { now = Date.now, hasAccount }: PasskeyServerOptions = {}) {
    this.#passkeys = passkeys;
    this.#now = now;
    this.#hasAccount = hasAccount ?? (() => true);
  }

  /** Returns the options with which the browser creates a passkey for an account. */
  startRegistration({
    uid,
    name,
  }: {
    readonly uid: string;
    readonly name: string;
  }): PublicKeyCredentialCreationOptionsJSON {
    const own = this.#passkeys.get().filter((passkey) => passkey.uid === uid);
    return {
      challenge: this.#createChallenge(),
      rp: { id: passkeyHost, name: 'Doorstep demo' },
      user: { id: toBase64Url(new TextEncoder().encode(uid)), name, displayName: name },
      pubKeyCredParams: Object.keys(algorithms).map((alg) => ({ type: 'public-key', alg: Number(alg) })),
      excludeCredentials: own.map(({ id }) => ({ type: 'public-key', id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    };
  }

  /** Stores a passkey that the browser has created. Returns null if the browser has returned no usable passkey. */
  async register(uid: string, { id, response }: RegistrationResponseJSON): Promise<ListedPasskey | null> {
    const { publicKey, publicKeyAlgorithm } = response;
    const algorithm = String(publicKeyAlgorithm);
    if (publicKey === undefined || !isAlgorithm(algorithm)) return null;
    if (!(await this.#isExpected(response, 'webauthn.create'))) return null;
    const others = this.#passkeys.get().filter((passkey) => passkey.id !== id);
    const listed = { id, name: 'Passkey', addedAt: this.#now(), usedAt: null };
    this.#passkeys.set([...others, { ...listed, uid, publicKey, algorithm }]);
    return listed;
  }

  /** Lists the passkeys of an account, in the order in which they were added. */
  list(uid: string): readonly ListedPasskey[] {
    const own = this.#passkeys.get().filter((passkey) => passkey.uid === uid);
    return own.map(({ id, name, addedAt, usedAt }) => ({ id, name, addedAt, usedAt }));
  }

  /** Does nothing if the account has no passkey with this ID. */
  rename(uid: string, id: string, name: string): void {
    this.#change((passkey) => (passkey.uid === uid && passkey.id === id ? { ...passkey, name } : passkey));
  }

  /** Does nothing if the account has no passkey with this ID. */
  remove(uid: string, id: string): void {
    this.#change((passkey) => (passkey.uid === uid && passkey.id === id ? null : passkey));
  }

  /** Returns the options with which the browser lets the visitor choose a passkey. */
  startSignIn(): PublicKeyCredentialRequestOptionsJSON {
    return { challenge: this.#createChallenge(), rpId: passkeyHost, userVerification: 'required' };
  }

  /**
   * Returns a custom token for the account of a passkey; null if the passkey is unknown, its account was deleted or the
   * answer is wrong.
   */
  async signIn({ id, response }: AuthenticationResponseJSON): Promise<string | null> {
    const isExpected = await this.#isExpected(response, 'webauthn.get');
    const passkey = this.#passkeys.get().find((each) => each.id === id);
    if (!isExpected || !passkey || !(await isSigned(passkey, response))) return null;
    // A token for the uid of a deleted account would create the account again, without an email.
    if (!this.#hasAccount(passkey.uid)) return null;
    this.#change((each) => (each.id === id ? { ...each, usedAt: this.#now() } : each));
    return createCustomToken({ uid: passkey.uid });
  }

  /** Replaces each passkey with the result of `change`. If the result is null, removes the passkey. */
  #change(change: (passkey: Passkey) => Passkey | null): void {
    this.#passkeys.set(this.#passkeys.get().flatMap((passkey) => change(passkey) ?? []));
  }

  #createChallenge(): string {
    const challenge = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
    this.#challenges.set(challenge, this.#now() + CHALLENGE_LIFETIME_MS);
    return challenge;
  }

  /** Checks the type, the challenge and the site of the browser's answer, and that the user was verified. */
  async #isExpected({ clientDataJSON, authenticatorData }: SignedData, type: string): Promise<boolean> {
    const client = JSON.parse(new TextDecoder().decode(fromBase64Url(clientDataJSON))) as {
      readonly type: string;
      readonly challenge: string;
      readonly origin: string;
    };
    const expiresAt = this.#challenges.get(client.challenge) ?? 0;
    this.#challenges.delete(client.challenge);
    const data = fromBase64Url(authenticatorData);
    const [flags = 0] = data.subarray(32);
    return (
      client.type === type &&
      expiresAt > this.#now() &&
      new URL(client.origin).hostname === passkeyHost &&
      toBase64Url(data.subarray(0, 32)) === toBase64Url(await digest(new TextEncoder().encode(passkeyHost))) &&
      (flags & requiredFlags) === requiredFlags
    );
  }
}

const isAlgorithm = (text: string): text is Algorithm => Object.hasOwn(algorithms, text);

async function isSigned(
  { publicKey, algorithm }: Passkey,
  { clientDataJSON, authenticatorData, signature }: SignedData & { readonly signature: string },
): Promise<boolean> {
  const parameters = algorithms[algorithm];
  const key = await crypto.subtle.importKey('spki', fromBase64Url(publicKey), parameters, false, ['verify']);
  const hash = await digest(fromBase64Url(clientDataJSON));
  const signed = new Uint8Array([...fromBase64Url(authenticatorData), ...hash]);
  const bytes = fromBase64Url(signature);
  return crypto.subtle.verify(parameters, key, algorithm === '-7' ? toPlainSignature(bytes) : bytes, signed);
}

/**
 * Converts an ECDSA signature from the format of WebAuthn (a DER sequence of two integers) to the format of Web Crypto
 * (two numbers of 32 bytes each).
 */
function toPlainSignature(der: Uint8Array): Uint8Array<ArrayBuffer> {
  const lengthOfFirst = der[3] ?? 0;
  const first = der.subarray(4, 4 + lengthOfFirst);
  const second = der.subarray(6 + lengthOfFirst);
  const plain = new Uint8Array(64);
  for (const [index, number] of [first, second].entries()) {
    const digits = number.subarray(-32);
    plain.set(digits, 32 * (index + 1) - digits.length);
  }
  return plain;
}

const digest = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
