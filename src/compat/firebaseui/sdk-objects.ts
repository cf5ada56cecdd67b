import type { User } from 'firebase/auth';
import { toSdkCredential } from '../../adapters/firebase/sdk/credentials.ts';
import type { AuthCredential, AuthResult } from '../../adapters/auth-backend.ts';
import type { PageAuth } from './types.ts';

/**
 * The result of a sign-in as FirebaseUI reports it: its user and credential are objects of the SDK that the page uses.
 */
export interface PageAuthResult extends Omit<AuthResult, 'user' | 'credential'> {
  readonly user: User;
  readonly credential: unknown;
}

/**
 * Converts the result of a sign-in. The user is taken from the page's `Auth`, so call this function after the commit.
 */
export function toPageResult(auth: PageAuth, { credential, ...result }: AuthResult): PageAuthResult {
  return { ...result, user: auth.currentUser as User, credential: toPageCredential(credential) };
}

/**
 * Converts our credential to one of the SDK. A modular and a compat `Auth` accept the result. Returns null if there is
 * no credential.
 */
export function toPageCredential(credential: AuthCredential | null): unknown {
  try {
    return credential && toSdkCredential(credential);
  } catch {
    return null; // The credential contains nothing to sign in with, such as a one-time code that is already used.
  }
}
