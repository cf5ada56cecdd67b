import { randomBytes } from 'node:crypto';

/**
 * Finds the account with this email, or creates it. Returns its ID. If the visitor may not sign in, returns the reason
 * instead. Call this function only after checking the mailed code.
 */
export async function openAccount(auth, { email, isSignUpOpen, guestToken }) {
  const known = await findUser(auth, email);
  if (!known && !isSignUpOpen) return { error: 'signUpClosed' };
  if (known?.multiFactor?.enrolledFactors.length) return { message: 'Sign in another way: you use a second factor.' };
  if (known && !known.emailVerified) await takeOver(auth, known);
  const { uid } = known ?? (await createUser(auth, email, guestToken));
  return { uid, isNewUser: !known };
}

async function findUser(auth, email) {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (error.code === 'auth/user-not-found') return null;
    throw error;
  }
}

/** Gives the email to the guest's account or, without a guest, to a new one. */
async function createUser(auth, email, guestToken) {
  const guest = guestToken && (await findGuest(auth, guestToken));
  return guest
    ? auth.updateUser(guest.uid, { email, emailVerified: true })
    : auth.createUser({ email, emailVerified: true });
}

/**
 * Returns the guest of an ID token. Returns null if the user was deleted, is no longer a guest, or belongs to another
 * tenant.
 */
async function findGuest(auth, guestToken) {
  try {
    const { uid, firebase } = await auth.verifyIdToken(guestToken);
    const user = await auth.getUser(uid);
    return firebase.sign_in_provider === 'anonymous' && !user.email && user.providerData.length === 0 ? user : null;
  } catch (error) {
    // The guest was deleted or belongs to another tenant. In the second case, a tenant's `Auth` rejects the token, and
    // the project's `Auth` finds no user.
    if (error.code === 'auth/mismatching-tenant-id' || error.code === 'auth/user-not-found') return null;
    throw error;
  }
}

/**
 * Verifies the email of an account. The person who created the account may not own the email, so every other way to
 * sign in to it is removed. If your app has passkeys, delete those of the account here, too.
 */
async function takeOver(auth, { uid, providerData }) {
  const ids = providerData.map(({ providerId }) => providerId);
  await auth.updateUser(uid, {
    providersToUnlink: ids.filter((id) => id !== 'password'),
    ...(ids.includes('password') && { password: randomBytes(32).toString('base64url') }),
  });
  await auth.revokeRefreshTokens(uid);
  // Verify the email last: if a call above fails, the email stays unverified, and the next sign-in repeats all calls.
  await auth.updateUser(uid, { emailVerified: true });
}
