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
import { FirebaseError } from 'firebase/app';
import type { AuthCredential } from '../../auth-backend.ts';
import { AuthError } from '../../auth-error.ts';
import { credentialFromJSON, isPassword, isPhone, type CredentialJson } from '../../shared/plain-credential.ts';

/**
 * The SDK's credential. By the classes that keep every field: `OAuthProvider.credentialFromJSON` loses Twitter's secret.
 *
 * @throws an `AuthError` if it is none that can be read
 */
export function toSdkCredential(credential: AuthCredential): SdkCredential {
  if (credential instanceof SdkCredential) return credential;
  const json = credentialFromJSON(credential.toJSON())?.json;
  const known = json && parseSdkCredential(json);
  if (known) return known;
  throw new AuthError('auth/invalid-credential', `The credential of ${credential.providerId} cannot be read.`);
}

function parseSdkCredential(json: CredentialJson): SdkCredential | null {
  if (isPassword(json)) return EmailAuthCredential.fromJSON(json);
  if (isPhone(json)) return PhoneAuthCredential.fromJSON(json);
  return json.providerId.startsWith('saml.') && json.pendingToken
    ? SAMLAuthProvider.credentialFromJSON(json)
    : OAuthCredential.fromJSON(json);
}

/** The provider's credential that a sign-in was done with; null for any other sign-in. */
export function getResultCredential(result: UserCredential): AuthCredential | null {
  const isSaml = result.providerId?.startsWith('saml.') ?? false;
  return (isSaml ? SAMLAuthProvider.credentialFromResult(result) : null) ?? OAuthProvider.credentialFromResult(result);
}

/**
 * The credential that a refusal gives back. By `OAuthProvider` for every provider but SAML: the classes of Facebook
 * and GitHub drop the ID token, that of Twitter gives nothing.
 */
export function getErrorCredential(error: unknown): AuthCredential | null {
  if (!(error instanceof FirebaseError)) return null;
  const tagged = error as SdkError;
  const answer = error.customData?.['_tokenResponse'] as { providerId?: string } | undefined;
  const isSaml = answer?.providerId?.startsWith('saml.') ?? false;
  return (
    PhoneAuthProvider.credentialFromError(tagged) ??
    (isSaml ? SAMLAuthProvider.credentialFromError(tagged) : null) ??
    OAuthProvider.credentialFromError(tagged)
  );
}
