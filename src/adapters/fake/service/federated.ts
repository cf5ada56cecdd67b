import type { TokenJson } from '../../shared/plain-credential.ts';
import type { Entered } from './password.ts';
import { identityOf, type Identity } from './provider-identity.ts';
import { accountOf, accountsOf, addProvider, canonical, listProviders, open, type Realm } from './accounts.ts';
import { must, WireRefusal } from './service-error.ts';
import type { Account } from './service-state.ts';

/** Signs in with what a provider gave, or up. One address is one account (reference §2.4). */
export function signInByProvider(realm: Realm, credential: TokenJson): Entered {
  const identity = identityOf(credential);
  const { providerId } = credential;
  const known = accountWith(realm, providerId, identity);
  const email = emailOf(identity);
  const namesake = email === null ? undefined : accountOf(realm, email);
  if (known) {
    must(!known.disabled, 'USER_DISABLED');
    addProvider(known, { providerId, uid: identity.sub, email });
    return { account: known, isNewUser: false };
  }
  if (namesake) {
    // An address that the provider did not verify proves nothing: its owner has to sign in as before.
    if (!isVerified(credential, identity)) throw new WireRefusal('ACCOUNT_EXISTS_WITH_DIFFERENT_CREDENTIAL', { email });
    must(!namesake.disabled, 'USER_DISABLED');
    merge(namesake, identity);
    addProvider(namesake, { providerId, uid: identity.sub, email });
    return { account: namesake, isNewUser: false };
  }
  const account = open(realm, {
    email,
    emailVerified: email !== null && isVerified(credential, identity),
    displayName: identity.name ?? null,
    photoURL: identity.picture ?? null,
    providers: [{ providerId, uid: identity.sub, email }],
  });
  return { account, isNewUser: true };
}

/** Links a provider to an account: a guest's upgrade, or another way in. */
export function addIdentity(realm: Realm, account: Account, credential: TokenJson): void {
  const identity = identityOf(credential);
  const email = emailOf(identity);
  must(!accountWith(realm, credential.providerId, identity), 'FEDERATED_USER_ID_ALREADY_LINKED');
  const namesake = email === null ? undefined : accountOf(realm, email);
  must(!namesake || namesake === account, 'EMAIL_EXISTS');
  account.email ??= email;
  if (account.email === email && isVerified(credential, identity)) account.emailVerified = true;
  addProvider(account, { providerId: credential.providerId, uid: identity.sub, email });
  listProviders(account);
}

/** The provider is believed. An address that nobody had proven loses what was set up by whoever claimed it. */
function merge(account: Account, { name, picture }: Identity): void {
  if (!account.emailVerified) {
    account.password = null;
    account.phoneNumber = null;
    account.sessionEpoch += 1;
    listProviders(account);
  }
  account.displayName = name ?? null;
  account.photoURL = picture ?? null;
  account.emailVerified = true;
}

function accountWith(realm: Realm, providerId: string, { sub }: Identity): Account | undefined {
  const isTheirs = (provider: Account['providers'][number]): boolean =>
    provider.providerId === providerId && provider.uid === sub;
  return accountsOf(realm).find(({ providers }) => providers.some(isTheirs));
}

function emailOf({ email }: Identity): string | null {
  return email === undefined || email === '' ? null : canonical(email);
}

/** A company's own SAML provider is believed whatever it says. */
function isVerified({ providerId }: TokenJson, { email_verified: verified }: Identity): boolean {
  return providerId.startsWith('saml.') || verified === true;
}

/** Those who have signed in with a provider. */
export function* identitiesAt(realm: Realm, providerId: string): Iterable<Identity> {
  for (const { providers, displayName, photoURL } of accountsOf(realm)) {
    const provider = providers.find((candidate) => candidate.providerId === providerId);
    if (!provider) continue;
    yield {
      sub: provider.uid,
      email_verified: true,
      ...(provider.email === null ? {} : { email: provider.email }),
      ...(displayName === null ? {} : { name: displayName }),
      ...(photoURL === null ? {} : { picture: photoURL }),
    };
  }
}
