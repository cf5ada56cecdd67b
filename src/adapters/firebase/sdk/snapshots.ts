import { getAdditionalUserInfo, type User, type UserCredential } from 'firebase/auth';
import type { AuthResult, AuthUser } from '../../auth-backend.ts';
import { AuthError } from '../../auth-error.ts';
import { getResultCredential } from './credentials.ts';
import type { AuthInstances } from './auth-instances.ts';
import { withAuthErrors } from './to-auth-error.ts';

/** What the SDK gives, as the port has it: as it is now, since the SDK changes its own objects in place. */
export interface Snapshots {
  toAuthUser(user: User): AuthUser;
  toAuthResult(given: UserCredential): AuthResult;
}

/** Snapshots of users who may ask for tokens later on, for as long as one of the two sessions is theirs. */
export function createSnapshots({ session, stage }: Pick<AuthInstances, 'session' | 'stage'>): Snapshots {
  async function tokenOf(uid: string, forceRefresh?: boolean): Promise<string> {
    const user = [session.currentUser, stage.currentUser].find((candidate) => candidate?.uid === uid);
    if (!user) throw new AuthError('auth/user-token-expired', 'The session of this user has ended.');
    return await withAuthErrors(user.getIdToken(forceRefresh));
  }

  function of(user: User): AuthUser {
    const { uid, email, emailVerified, displayName, phoneNumber, photoURL, isAnonymous, tenantId } = user;
    const providerData = user.providerData.map((known) => ({
      providerId: known.providerId,
      uid: known.uid,
      email: known.email,
    }));
    const getIdToken = (forceRefresh?: boolean): Promise<string> => tokenOf(uid, forceRefresh);
    const about = { uid, email, emailVerified, displayName, phoneNumber, photoURL, isAnonymous, tenantId };
    return { ...about, providerData, getIdToken };
  }

  return {
    toAuthUser: of,
    toAuthResult: (given) => ({
      user: of(given.user),
      credential: getResultCredential(given),
      operationType: given.operationType,
      additionalUserInfo: getAdditionalUserInfo(given),
    }),
  };
}
