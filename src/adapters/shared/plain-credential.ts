import type { AuthCredential } from '../auth-backend.ts';

/** The JSON of a credential, in the formats of the Firebase SDK's `toJSON`. */
export type CredentialJson = PasswordJson | PhoneJson | TokenJson;

/** An email and a password. If `signInMethod` is `emailLink`, the password is the action code of the mailed link. */
export interface PasswordJson {
  readonly signInMethod: 'password' | 'emailLink';
  readonly email: string;
  readonly password: string;
  readonly tenantId?: string | null;
}

/** A phone credential: the ID and the code of a text message, or a phone number with a temporary proof. */
export interface PhoneJson {
  readonly providerId: 'phone';
  readonly verificationId?: string;
  readonly verificationCode?: string;
  readonly phoneNumber?: string;
  readonly temporaryProof?: string;
}

/** The tokens that a federated provider has issued. */
export interface TokenJson {
  readonly providerId: string;
  readonly signInMethod: string;
  readonly idToken?: string;
  readonly accessToken?: string;
  readonly secret?: string;
  readonly nonce?: string;
  readonly pendingToken?: string | null;
}

/** A credential that consists only of JSON, so it needs no SDK. */
export class PlainCredential implements AuthCredential {
  readonly providerId: string;
  readonly signInMethod: string;
  readonly json: CredentialJson;

  constructor(json: CredentialJson) {
    this.json = json;
    this.providerId = 'providerId' in json ? json.providerId : 'password';
    this.signInMethod = 'signInMethod' in json ? json.signInMethod : 'phone';
  }

  toJSON(): CredentialJson {
    return this.json;
  }
}

/** Restores a credential from the JSON that its method `toJSON` has returned. Returns null for any other value. */
export function credentialFromJSON(json: unknown): PlainCredential | null {
  if (typeof json !== 'object' || json === null) return null;
  return isPassword(json) || isPhone(json) || isToken(json) ? new PlainCredential(json) : null;
}

export function passwordCredential({ email, password }: { email: string; password: string }): PlainCredential {
  return new PlainCredential({ signInMethod: 'password', email, password, tenantId: null });
}

/** Creates a Google credential from the ID token that One Tap returns. */
export function googleCredential(idToken: string): PlainCredential {
  return new PlainCredential({ providerId: 'google.com', signInMethod: 'google.com', idToken });
}

type Fields = Readonly<Record<string, unknown>>;

export function isPassword(json: object): json is PasswordJson {
  const { signInMethod, email, password } = json as Fields;
  return (signInMethod === 'password' || signInMethod === 'emailLink') && isText(email) && isText(password);
}

export function isPhone(json: object): json is PhoneJson {
  const { providerId, verificationId, verificationCode, phoneNumber, temporaryProof } = json as Fields;
  if (providerId !== 'phone') return false;
  return (isText(verificationId) && isText(verificationCode)) || (isText(phoneNumber) && isText(temporaryProof));
}

function isToken(json: object): json is TokenJson {
  const { providerId, signInMethod, idToken, accessToken, pendingToken } = json as Fields;
  return isText(providerId) && isText(signInMethod) && [idToken, accessToken, pendingToken].some(isText);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
