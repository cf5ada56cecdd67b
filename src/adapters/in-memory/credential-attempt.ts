import type { AuthCredential } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import {
  credentialFromJSON,
  isPassword,
  PlainCredential,
  type PhoneJson,
  type TokenJson,
} from '../shared/plain-credential.ts';
import { linkEmailLink, signInWithEmailLink } from './service/email-link.ts';
import { linkProvider, signInWithProvider } from './service/federated.ts';
import { linkPassword, signInWithPassword } from './service/password.ts';
import { linkPhone, signInWithPhone } from './service/phone.ts';
import { readProviderToken } from './service/provider-identity.ts';
import type { SignInAttempt } from './sign-in-attempt.ts';

/** @throws an `AuthError` if the credential cannot be read */
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
  emailAndPassword: { email: string; password: string },
): SignInAttempt {
  return {
    operation: 'sign-in',
    signIn: (context) => ({ account: signInWithPassword(context, emailAndPassword), isNewUser: false }),
    link: (context, account) => linkPassword(context, account, emailAndPassword),
    credentialInfo: { providerId: 'password', email: emailAndPassword.email, credential, upgradeIsNew: true },
  };
}

/** @param link the email and the action code from a sign-in link */
export function createEmailLinkAttempt(
  credential: PlainCredential,
  link: { email: string; code: string },
): SignInAttempt {
  return {
    operation: 'link sign-in',
    signIn: (context) => signInWithEmailLink(context, link),
    link: (context, account) => linkEmailLink(context, account, link),
    credentialInfo: { providerId: 'password', email: link.email, credential },
  };
}

function createPhoneAttempt(credential: PlainCredential, json: PhoneJson): SignInAttempt {
  return {
    operation: 'phone sign-in',
    signIn: (context) => signInWithPhone(context, json),
    link: (context, account) => linkPhone(context, account, json),
    credentialInfo: { providerId: 'phone', credential },
  };
}

function createProviderAttempt(credential: PlainCredential, json: TokenJson): SignInAttempt {
  return {
    operation: 'provider sign-in',
    signIn: (context) => signInWithProvider(context, json),
    link: (context, account) => linkProvider(context, account, json),
    credentialInfo: { providerId: json.providerId, credential, isFederated: true, ...readProfile(json) },
  };
}

/** Reads the profile from the token. Ignores an unreadable token, because a later call to the service reports it. */
function readProfile(json: TokenJson): { readonly profile?: Readonly<Record<string, unknown>> } {
  try {
    return { profile: readProviderToken(json) };
  } catch {
    return {};
  }
}
