import type { User } from 'firebase/auth';
import { toSdkCredential } from '../../adapters/firebase/sdk/credentials.ts';
import type { AuthCredential, AuthResult } from '../../adapters/auth-backend.ts';
import type { PageAuth } from './types.ts';

/** The result of a sign-in as FirebaseUI reports it. The user and the credential are objects of the page's SDK. */
export interface PageAuthResult extends Omit<AuthResult, 'user' | 'credential'> {
  readonly user: User;
  readonly credential: unknown;
}

/**
 * Converts a result to objects of the page's SDK. Call this function only when the page's `Auth` has the signed-in
 * user, because the result contains this user.
 */
export function toPageResult(auth: PageAuth, { credential, ...result }: AuthResult): PageAuthResult {
  return { ...result, user: auth.currentUser as User, credential: toPageCredential(credential) };
}

/**
 * Converts the widget's credential to one of the Firebase SDK. The modular and the compat `Auth` both accept the
 * result.
 */
export function toPageCredential(credential: AuthCredential | null): unknown {
  try {
    return credential && toSdkCredential(credential);
  } catch {
    return null; // The SDK throws if the credential contains no token.
  }
}
