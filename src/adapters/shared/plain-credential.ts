import type { AuthCredential } from '../auth-backend.ts';

/** What a credential is made of, as its `toJSON` gives it: the Firebase SDK's shapes, for every adapter. */
export type CredentialJson = PasswordJson | PhoneJson | TokenJson;

/** An address with its password, or with the code of a sign-in link. */
export interface PasswordJson {
  readonly signInMethod: 'password' | 'emailLink';
  readonly email: string;
  readonly password: string;
  readonly tenantId?: string | null;
}

/** A code from a text message; or a number, with a proof that its code was right. */
export interface PhoneJson {
  readonly providerId: 'phone';
  readonly verificationId?: string;
  readonly verificationCode?: string;
  readonly phoneNumber?: string;
  readonly temporaryProof?: string;
}

/** What a federated provider gave. */
export interface TokenJson {
  readonly providerId: string;
  readonly signInMethod: string;
  readonly idToken?: string;
  readonly accessToken?: string;
  readonly secret?: string;
  readonly nonce?: string;
  readonly pendingToken?: string | null;
}

/** A credential that is nothing but its content; a service reads it when it is used. */
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

/** A credential from what its `toJSON` gave; null for what is none. */
export function credentialFromJSON(json: unknown): PlainCredential | null {
  if (typeof json !== 'object' || json === null) return null;
  return isPassword(json) || isPhone(json) || isToken(json) ? new PlainCredential(json) : null;
}

/** A credential that stands for an address and its password. */
export function passwordCredential({ email, password }: { email: string; password: string }): PlainCredential {
  return new PlainCredential({ signInMethod: 'password', email, password, tenantId: null });
}

/** A credential from a One Tap ID token. */
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
