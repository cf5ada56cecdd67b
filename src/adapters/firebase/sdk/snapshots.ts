import { getAdditionalUserInfo, type User, type UserCredential } from 'firebase/auth';
import type { AuthResult, AuthUser } from '../../auth-backend.ts';
import { AuthError } from '../../auth-error.ts';
import type { AuthInstances } from './auth-instances.ts';
import { getResultCredential } from './credentials.ts';
import { withAuthErrors } from './to-auth-error.ts';

/** Converts the SDK's objects to the types of `AuthBackend`. Copies them, because the SDK later changes them. */
export interface Snapshots {
  toAuthUser(user: User): AuthUser;
  toAuthResult(result: UserCredential): AuthResult;
}

/**
 * Returns the value if it is a string, and null otherwise. The SDK does not check the types in the service's answers.
 */
export function toText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export function createSnapshots({ session, staged }: Pick<AuthInstances, 'session' | 'staged'>): Snapshots {
  async function getIdToken(uid: string, forceRefresh?: boolean): Promise<string> {
    const user = [session.currentUser, staged.currentUser].find((candidate) => candidate?.uid === uid);
    if (!user) throw new AuthError('auth/user-token-expired', 'The session of this user has ended.');
    return await withAuthErrors(user.getIdToken(forceRefresh));
  }

  function toAuthUser(user: User): AuthUser {
    const { uid, email, emailVerified, displayName, phoneNumber, photoURL, isAnonymous, tenantId } = user;
    return {
      uid,
      email: toText(email),
      emailVerified,
      displayName: toText(displayName),
      phoneNumber: toText(phoneNumber),
      photoURL: toText(photoURL),
      isAnonymous,
      tenantId,
      providerData: user.providerData.map((provider) => ({
        providerId: provider.providerId,
        uid: provider.uid,
        email: toText(provider.email),
      })),
      getIdToken: (forceRefresh) => getIdToken(uid, forceRefresh),
    };
  }

  return {
    toAuthUser,
    toAuthResult: (result) => ({
      user: toAuthUser(result.user),
      credential: getResultCredential(result),
      operationType: result.operationType,
      additionalUserInfo: getAdditionalUserInfo(result),
    }),
  };
}
