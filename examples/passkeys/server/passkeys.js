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

/** Challenges that wait for an answer of the browser, for five minutes. */
class Challenges {
  #kept = new Map();

  keep(id, challenge) {
    // The oldest entries are the first ones.
    for (const [oldId, { expiresAt }] of this.#kept) {
      if (expiresAt > Date.now()) break;
      this.#kept.delete(oldId);
    }
    this.#kept.delete(id);
    this.#kept.set(id, { challenge, expiresAt: Date.now() + 5 * 60_000 });
  }

  /** Returns a challenge only once, so that a recorded answer cannot be used again. */
  take(id) {
    const kept = this.#kept.get(id);
    this.#kept.delete(id);
    return kept && kept.expiresAt > Date.now() ? kept.challenge : null;
  }
}

// In memory, for this example: a restart loses all passkeys. Keep all three in your database.
const passkeys = new Map();
const registrations = new Challenges(); // by uid
const signIns = new Challenges(); // by the ID that the page got

/**
 * Whether a passkey was added after the user's password was last reset or changed. An attacker may have added an older
 * one. Firebase sets `tokensValidAfterTime` with every new password and email, and so does `revokeRefreshTokens`.
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
    // The visitor need not enter an email, and the device asks for her fingerprint or PIN.
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
