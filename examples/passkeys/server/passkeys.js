import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { randomUUID } from 'node:crypto';

/** The site for which the passkeys are: the domain, and the origin of the page. */
const rpID = process.env.RP_ID ?? 'localhost';
const expectedOrigin = process.env.ORIGIN ?? 'http://localhost:5173';

/** The challenges that the server has sent. It accepts one answer to each challenge, within `lifetime` milliseconds. */
class Challenges {
  #kept = new Map();
  #lifetime;

  constructor(lifetime) {
    this.#lifetime = lifetime;
  }

  keep(id, challenge) {
    // Delete expired challenges. A `Map` lists the oldest entry first, so stop at the first one that is valid.
    for (const [oldId, { expiresAt }] of this.#kept) {
      if (expiresAt > Date.now()) break;
      this.#kept.delete(oldId);
    }
    this.#kept.delete(id);
    this.#kept.set(id, { challenge, expiresAt: Date.now() + this.#lifetime });
  }

  /** Returns a challenge only once, so that a recorded answer cannot be used again. */
  take(id) {
    const kept = this.#kept.get(id);
    this.#kept.delete(id);
    return kept && kept.expiresAt > Date.now() ? kept.challenge : null;
  }
}

// This example keeps its data in memory, so a restart loses all passkeys. In your app, use a database for all three.
const passkeys = new Map();
const minute = 60_000;
const registrations = new Challenges(5 * minute); // by uid
// By the ID that the page got. An hour, because suggestions of the email field wait until the visitor chooses one.
const signIns = new Challenges(60 * minute);

/**
 * Returns true if the passkey was added after the last change of the user's password or email. An attacker may have
 * added an older passkey. Such a change sets `tokensValidAfterTime`, and so does a call of `revokeRefreshTokens`.
 *
 * @param user a `UserRecord` of the Admin SDK
 */
export const isCurrent = (passkey, user) => passkey.addedAt >= Date.parse(user.tokensValidAfterTime);

export async function createRegistrationOptions(user) {
  const { uid, email } = user;
  const own = [...passkeys.values()].filter((passkey) => passkey.uid === uid && isCurrent(passkey, user));
  const options = await generateRegistrationOptions({
    rpName: 'Passkeys',
    rpID,
    userID: new TextEncoder().encode(uid),
    userName: email,
    excludeCredentials: own.map(({ id, transports }) => ({ id, transports })),
    // Lets the visitor sign in without entering an email, and makes the device ask for a fingerprint or PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  registrations.keep(uid, options.challenge);
  return options;
}

/** Adds a passkey to an account. Returns false if the browser's answer is wrong. */
export async function addPasskey(uid, response) {
  const expectedChallenge = registrations.take(uid);
  if (expectedChallenge === null) return false;
  const result = await verifyRegistrationResponse({ response, expectedChallenge, expectedOrigin, expectedRPID: rpID });
  if (!result.verified) return false;
  const { credential } = result.registrationInfo;
  passkeys.set(credential.id, { ...credential, uid, addedAt: Date.now() });
  return true;
}

export async function createSignInOptions() {
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  const id = randomUUID();
  signIns.keep(id, options.challenge);
  return { id, options };
}

/** Returns the passkey with which a visitor signs in; null if it is unknown or the browser's answer is wrong. */
export async function findPasskey(id, response) {
  const expectedChallenge = signIns.take(id);
  const passkey = passkeys.get(response.id);
  if (expectedChallenge === null || !passkey) return null;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin,
    expectedRPID: rpID,
    credential: passkey,
  });
  if (!verified) return null;
  passkeys.set(passkey.id, { ...passkey, counter: authenticationInfo.newCounter });
  return passkey;
}
