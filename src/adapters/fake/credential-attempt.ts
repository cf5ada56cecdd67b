import type { AuthCredential } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import {
  credentialFromJSON,
  isPassword,
  PlainCredential,
  type PhoneJson,
  type TokenJson,
} from '../shared/plain-credential.ts';
import { linkPassword, signInWithPassword } from './service/password.ts';
import { linkEmailLink, signInWithEmailLink } from './service/email-link.ts';
import type { SignInAttempt } from './sign-in-attempt.ts';
import { linkProvider, signInWithProvider } from './service/federated.ts';
import { readProviderToken } from './service/provider-identity.ts';
import { linkPhone, signInWithPhone } from './service/phone.ts';

/**
 * What the service does with a credential.
 *
 * @throws an `AuthError` if it cannot be read
 */
export function createCredentialAttempt(given: AuthCredential): SignInAttempt {
  const credential = given instanceof PlainCredential ? given : credentialFromJSON(given.toJSON());
  if (!credential) {
    throw new AuthError('auth/invalid-credential', `The credential of ${given.providerId} cannot be read.`);
  }
  const { json } = credential;
  if (!('signInMethod' in json)) return createPhoneAttempt(credential, json);
  if (!isPassword(json)) return createProviderAttempt(credential, json);
  return json.signInMethod === 'password'
    ? createPasswordAttempt(credential, json)
    : createEmailLinkAttempt(credential, { email: json.email, code: json.password });
}

function createPasswordAttempt(
  credential: PlainCredential,
  account: { email: string; password: string },
): SignInAttempt {
  return {
    operation: 'sign-in',
    signIn: (context) => ({ account: signInWithPassword(context, account), isNewUser: false }),
    link: (context, linked) => linkPassword(context, linked, account),
    credentialInfo: { providerId: 'password', email: account.email, credential, upgradeIsNew: true },
  };
}

/** With the code of a link that was mailed. */
export function createEmailLinkAttempt(
  credential: PlainCredential,
  given: { email: string; code: string },
): SignInAttempt {
  return {
    operation: 'link sign-in',
    signIn: (context) => signInWithEmailLink(context, given),
    link: (context, linked) => linkEmailLink(context, linked, given),
    credentialInfo: { providerId: 'password', email: given.email, credential },
  };
}

function createPhoneAttempt(credential: PlainCredential, json: PhoneJson): SignInAttempt {
  return {
    operation: 'phone sign-in',
    signIn: (context) => signInWithPhone(context, json),
    link: (context, linked) => linkPhone(context, linked, json),
    credentialInfo: { providerId: 'phone', credential },
  };
}

function createProviderAttempt(credential: PlainCredential, json: TokenJson): SignInAttempt {
  return {
    operation: 'provider sign-in',
    signIn: (context) => signInWithProvider(context, json),
    link: (context, linked) => linkProvider(context, linked, json),
    credentialInfo: { providerId: json.providerId, credential, isFederated: true, ...readProfile(json) },
  };
}

/** A token that cannot be read is refused by the service, not here. */
function readProfile(json: TokenJson): Pick<SignInAttempt['credentialInfo'], 'profile'> {
  try {
    return { profile: readProviderToken(json) };
  } catch {
    return {};
  }
}
