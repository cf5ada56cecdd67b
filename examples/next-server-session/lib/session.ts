import 'server-only';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type DecodedIdToken } from 'firebase-admin/auth';
import { cookies } from 'next/headers';

// Firebase Hosting hands only the cookie with this name to the server.
const cookieName = '__session';

const lifetimeMs = 5 * 24 * 60 * 60 * 1000;

/**
 * The server sets a cookie only if the visitor has signed in within this number of seconds. The time is long enough for
 * the screens that follow the sign-in, such as "Verify your email".
 */
const maxAgeOfSignIn = 30 * 60;

/** Firebase's Admin SDK, which may do everything. Only code on the server can import it. */
export const adminAuth = getAuth(getApps()[0] ?? initializeApp());

/** Returns the signed-in user, or null if the browser has no valid cookie, or the session was revoked. */
export async function readUser(): Promise<DecodedIdToken | null> {
  const cookie = (await cookies()).get(cookieName)?.value;
  if (cookie === undefined) return null;
  try {
    return await adminAuth.verifySessionCookie(cookie, true);
  } catch (error) {
    console.error(error);
    return null;
  }
}

/**
 * Sets the session cookie for the user of an ID token.
 *
 * @throws if the token is not valid, or the sign-in is too old
 */
export async function startSession(idToken: string): Promise<void> {
  const { auth_time: signedInAt } = await adminAuth.verifyIdToken(idToken, true);
  if (Date.now() / 1000 - signedInAt > maxAgeOfSignIn) throw new Error('The sign-in is too old for a session.');
  const cookie = await adminAuth.createSessionCookie(idToken, { expiresIn: lifetimeMs });
  (await cookies()).set(cookieName, cookie, {
    httpOnly: true,
    secure: process.env.NODE_ENV === 'production',
    sameSite: 'lax',
    path: '/',
    maxAge: lifetimeMs / 1000,
  });
}

export async function endSession(): Promise<void> {
  (await cookies()).delete(cookieName);
}
