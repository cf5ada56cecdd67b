import type { AuthCredential } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import {
  credentialFromJSON,
  isPassword,
  PlainCredential,
  type PhoneJson,
  type TokenJson,
} from '../shared/plain-credential.ts';
import { addPassword, signIn } from './service/password.ts';
import { addLink, signInByLink } from './service/email-link.ts';
import type { Ways } from './sign-in-attempt.ts';
import { addIdentity, signInByProvider } from './service/federated.ts';
import { identityOf } from './service/provider-identity.ts';
import { addPhone, signInByPhone } from './service/phone.ts';

/**
 * What the service does with a credential.
 *
 * @throws an `AuthError` if it cannot be read
 */
export function waysOf(given: AuthCredential): Ways {
  const credential = given instanceof PlainCredential ? given : credentialFromJSON(given.toJSON());
  if (!credential) {
    throw new AuthError('auth/invalid-credential', `The credential of ${given.providerId} cannot be read.`);
  }
  const { json } = credential;
  if (!('signInMethod' in json)) return phoneWays(credential, json);
  if (!isPassword(json)) return providerWays(credential, json);
  return json.signInMethod === 'password'
    ? passwordWays(credential, json)
    : linkWays(credential, { email: json.email, code: json.password });
}

function passwordWays(credential: PlainCredential, account: { email: string; password: string }): Ways {
  return {
    operation: 'sign-in',
    signIn: (realm) => ({ account: signIn(realm, account), isNewUser: false }),
    link: (realm, linked) => addPassword(realm, linked, account),
    about: { providerId: 'password', email: account.email, credential, upgradeIsNew: true },
  };
}

/** With the code of a link that was mailed. */
export function linkWays(credential: PlainCredential, given: { email: string; code: string }): Ways {
  return {
    operation: 'link sign-in',
    signIn: (realm) => signInByLink(realm, given),
    link: (realm, linked) => addLink(realm, linked, given),
    about: { providerId: 'password', email: given.email, credential },
  };
}

function phoneWays(credential: PlainCredential, json: PhoneJson): Ways {
  return {
    operation: 'phone sign-in',
    signIn: (realm) => signInByPhone(realm, json),
    link: (realm, linked) => addPhone(realm, linked, json),
    about: { providerId: 'phone', credential },
  };
}

function providerWays(credential: PlainCredential, json: TokenJson): Ways {
  return {
    operation: 'provider sign-in',
    signIn: (realm) => signInByProvider(realm, json),
    link: (realm, linked) => addIdentity(realm, linked, json),
    about: { providerId: json.providerId, credential, isFederated: true, ...profileOf(json) },
  };
}

/** A token that cannot be read is refused by the service, not here. */
function profileOf(json: TokenJson): Pick<Ways['about'], 'profile'> {
  try {
    return { profile: identityOf(json) };
  } catch {
    return {};
  }
}
