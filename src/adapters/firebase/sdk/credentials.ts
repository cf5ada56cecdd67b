import {
  AuthCredential as SdkCredential,
  EmailAuthCredential,
  OAuthCredential,
  OAuthProvider,
  PhoneAuthCredential,
  PhoneAuthProvider,
  SAMLAuthProvider,
  type AuthError as SdkError,
  type UserCredential,
} from 'firebase/auth';
import type { AuthCredential } from '../../auth-backend.ts';
import { AuthError } from '../../auth-error.ts';
import { getCustomData } from './custom-data.ts';
import { credentialFromJSON, isPassword, isPhone, type CredentialJson } from '../../shared/plain-credential.ts';

/**
 * Converts an `AuthCredential` to the SDK's credential.
 *
 * @throws an `AuthError` with `auth/invalid-credential` if the credential cannot be read
 */
export function toSdkCredential(credential: AuthCredential): SdkCredential {
  if (credential instanceof SdkCredential) return credential;
  const json = credentialFromJSON(credential.toJSON())?.json;
  const sdkCredential = json && parseSdkCredential(json);
  if (sdkCredential) return sdkCredential;
  throw new AuthError('auth/invalid-credential', `The credential of ${credential.providerId} cannot be read.`);
}

/**
 * Converts JSON to the SDK's credential. Uses `OAuthCredential`, because `OAuthProvider` drops the secret of Twitter
 * credentials.
 */
function parseSdkCredential(json: CredentialJson): SdkCredential | null {
  if (isPassword(json)) return EmailAuthCredential.fromJSON(json);
  if (isPhone(json)) return PhoneAuthCredential.fromJSON(json);
  return json.providerId.startsWith('saml.') && json.pendingToken
    ? SAMLAuthProvider.credentialFromJSON(json)
    : OAuthCredential.fromJSON(json);
}

/** Returns the credential of a federated provider; null if the visitor has signed in without a federated provider. */
export function getResultCredential(result: UserCredential): AuthCredential | null {
  const isSaml = result.providerId?.startsWith('saml.') ?? false;
  return (isSaml ? SAMLAuthProvider.credentialFromResult(result) : null) ?? OAuthProvider.credentialFromResult(result);
}

/**
 * Returns the credential that an error of the SDK contains. Uses `OAuthProvider` also for Facebook, GitHub and Twitter,
 * because the SDK's classes for these providers lose data.
 */
export function getErrorCredential(error: unknown): AuthCredential | null {
  const customData = getCustomData(error);
  if (customData === undefined) return null;
  const authError = error as SdkError;
  const answer = customData['_tokenResponse'] as { providerId?: string } | undefined;
  const isSaml = answer?.providerId?.startsWith('saml.') ?? false;
  return (
    PhoneAuthProvider.credentialFromError(authError) ??
    (isSaml ? SAMLAuthProvider.credentialFromError(authError) : null) ??
    OAuthProvider.credentialFromError(authError)
  );
}
