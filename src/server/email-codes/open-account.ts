import { hasCode } from '../shared/admin-errors.ts';
import { createRandomText } from '../shared/secrets.ts';
import type { AdminAccounts, AdminUser } from './admin-auth.ts';

export interface AccountRequest {
  /** The email to which the code was mailed. The visitor has entered the right code. */
  readonly email: string;
  readonly isSignUpOpen: boolean;
  /** The ID token of the guest who signs in. */
  readonly guestToken: string | undefined;
}

export interface OpenedAccount {
  readonly uid: string;
  /** Whether the account was created, or the guest upgraded, by this call. */
  readonly isNewUser: boolean;
}

export interface AccountRefusal {
  readonly refusal: 'signUpClosed' | 'secondFactor';
}

/**
 * Called before the visitor gets an account whose email was not verified, and which another person may have created.
 * Removes ways to sign in that the Admin SDK does not know.
 */
export type OnTakeOver = (uid: string) => Promise<void> | void;

/**
 * Finds the account with this email, or creates it. If the visitor may not sign in, returns the reason instead. Call
 * this function only after checking the mailed code.
 *
 * @throws the error of the Admin SDK or of `onTakeOver` (rejects) if a call fails; the next call then repeats all steps
 */
export async function openAccount(
  auth: AdminAccounts,
  { email, isSignUpOpen, guestToken }: AccountRequest,
  onTakeOver: OnTakeOver,
): Promise<OpenedAccount | AccountRefusal> {
  const known = await findUser(auth, email);
  if (known) return openKnownAccount(auth, known, onTakeOver);
  if (!isSignUpOpen) return { refusal: 'signUpClosed' };
  try {
    return { uid: await createAccount(auth, email, guestToken), isNewUser: true };
  } catch (error) {
    if (!hasCode(error, 'auth/email-already-exists')) throw error;
    // Another process of this server, or the visitor in another way, has created the account in the meantime.
    const created = await findUser(auth, email);
    if (!created) throw error;
    return openKnownAccount(auth, created, onTakeOver);
  }
}

async function openKnownAccount(
  auth: AdminAccounts,
  user: AdminUser,
  onTakeOver: OnTakeOver,
): Promise<OpenedAccount | AccountRefusal> {
  if (user.multiFactor && user.multiFactor.enrolledFactors.length > 0) return { refusal: 'secondFactor' };
  if (!user.emailVerified) await takeOver(auth, user, onTakeOver);
  return { uid: user.uid, isNewUser: false };
}

async function findUser(auth: AdminAccounts, email: string): Promise<AdminUser | null> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (hasCode(error, 'auth/user-not-found')) return null;
    throw error;
  }
}

/** Gives the email to the guest's account or, without a guest, to a new one. Returns the ID of the account. */
async function createAccount(auth: AdminAccounts, email: string, guestToken: string | undefined): Promise<string> {
  const guest = guestToken === undefined ? null : await findGuest(auth, guestToken);
  const account = { email, emailVerified: true };
  const { uid } = guest ? await auth.updateUser(guest.uid, account) : await auth.createUser(account);
  return uid;
}

/**
 * Returns the guest of an ID token. Returns null if the user was deleted, is no longer a guest, or belongs to another
 * tenant.
 */
async function findGuest(auth: AdminAccounts, guestToken: string): Promise<AdminUser | null> {
  try {
    const { uid, firebase } = await auth.verifyIdToken(guestToken);
    const user = await auth.getUser(uid);
    return firebase.sign_in_provider === 'anonymous' && !user.email && user.providerData.length === 0 ? user : null;
  } catch (error) {
    // The guest was deleted or belongs to another tenant. In the second case, a tenant's `Auth` rejects the token, and
    // the project's `Auth` finds no user.
    if (hasCode(error, 'auth/mismatching-tenant-id') || hasCode(error, 'auth/user-not-found')) return null;
    throw error;
  }
}

/**
 * Verifies the email of an account. The email might not belong to the person who created the account, so every other
 * way to sign in to the account is removed.
 *
 * @throws Error (rejects) if this person has added a way to sign in meanwhile. The email stays unverified
 */
async function takeOver(auth: AdminAccounts, { uid, providerData }: AdminUser, onTakeOver: OnTakeOver): Promise<void> {
  const ids = providerData.map(({ providerId }) => providerId);
  await auth.updateUser(uid, {
    providersToUnlink: ids.filter((id) => id !== 'password'),
    ...(ids.includes('password') && { password: createRandomText() }),
  });
  await onTakeOver(uid);
  await auth.revokeRefreshTokens(uid);
  // Check the account again. The person who created it could add a password or a provider until the call above ended
  // her sessions.
  const { providerData: left } = await auth.getUser(uid);
  if (left.some(({ providerId }) => providerId !== 'password' || !ids.includes('password')))
    throw new Error(`While account ${uid} was taken over, a way to sign in was added to it.`);
  // Verify the email last: if a call above fails, the email stays unverified, and the next sign-in repeats all calls.
  await auth.updateUser(uid, { emailVerified: true });
}
