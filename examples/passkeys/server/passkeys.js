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

// In memory, for this example: a restart loses all passkeys. Keep both in your database.
const passkeys = new Map();
const challenges = new Map();

function keepChallenge(id, challenge) {
  challenges.set(id, { challenge, expiresAt: Date.now() + 5 * 60_000 });
}

/** Returns a challenge only once, so that a recorded answer cannot be used again. */
function takeChallenge(id) {
  const kept = challenges.get(id);
  challenges.delete(id);
  return kept && kept.expiresAt > Date.now() ? kept.challenge : null;
}

export async function createRegistrationOptions({ uid, email }) {
  const own = [...passkeys.values()].filter((passkey) => passkey.uid === uid);
  const options = await generateRegistrationOptions({
    rpName: 'Passkeys',
    rpID,
    userID: new TextEncoder().encode(uid),
    userName: email,
    excludeCredentials: own.map(({ id, transports }) => ({ id, transports })),
    // The visitor need not enter an email, and the device asks for her fingerprint or PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  keepChallenge(uid, options.challenge);
  return options;
}

/** Adds a passkey to an account. Returns false if the browser's answer is wrong. */
export async function addPasskey(uid, response) {
  const expectedChallenge = takeChallenge(uid);
  if (expectedChallenge === null) return false;
  const result = await verifyRegistrationResponse({ response, expectedChallenge, expectedOrigin, expectedRPID: rpID });
  if (!result.verified) return false;
  const { credential } = result.registrationInfo;
  passkeys.set(credential.id, { ...credential, uid });
  return true;
}

export async function createSignInOptions() {
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  const id = randomUUID();
  keepChallenge(id, options.challenge);
  return { id, options };
}

/** Returns the account of a passkey; null if the passkey is unknown or the browser's answer is wrong. */
export async function findAccount(id, response) {
  const expectedChallenge = takeChallenge(id);
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
  return passkey.uid;
}
