import type { TokenJson } from '../../shared/plain-credential.ts';
import type { SignInOutcome } from './password.ts';
import { readProviderToken, type ProviderIdentity } from './provider-identity.ts';
import {
  findAccountByEmail,
  listAccounts,
  setProvider,
  normalizeEmail,
  updateProviders,
  createAccount,
  type CallContext,
} from './accounts.ts';
import { throwUnless, ServiceError } from './service-error.ts';
import type { Account } from './service-state.ts';

/** Signs in with what a provider gave, or up. One address is one account (reference §2.4). */
export function signInWithProvider(context: CallContext, credential: TokenJson): SignInOutcome {
  const identity = readProviderToken(credential);
  const { providerId } = credential;
  const known = findAccountByIdentity(context, providerId, identity);
  const email = getNormalizedEmail(identity);
  const namesake = email === null ? undefined : findAccountByEmail(context, email);
  if (known) {
    throwUnless(!known.disabled, 'USER_DISABLED');
    setProvider(known, { providerId, uid: identity.sub, email });
    return { account: known, isNewUser: false };
  }
  if (namesake) {
    // An address that the provider did not verify proves nothing: its owner has to sign in as before.
    if (!isEmailVerified(credential, identity))
      throw new ServiceError('ACCOUNT_EXISTS_WITH_DIFFERENT_CREDENTIAL', { email });
    throwUnless(!namesake.disabled, 'USER_DISABLED');
    mergeIdentity(namesake, identity);
    setProvider(namesake, { providerId, uid: identity.sub, email });
    return { account: namesake, isNewUser: false };
  }
  const account = createAccount(context, {
    email,
    emailVerified: email !== null && isEmailVerified(credential, identity),
    displayName: identity.name ?? null,
    photoURL: identity.picture ?? null,
    providers: [{ providerId, uid: identity.sub, email }],
  });
  return { account, isNewUser: true };
}

/** Links a provider to an account: a guest's upgrade, or another way in. */
export function linkProvider(context: CallContext, account: Account, credential: TokenJson): void {
  const identity = readProviderToken(credential);
  const email = getNormalizedEmail(identity);
  throwUnless(!findAccountByIdentity(context, credential.providerId, identity), 'FEDERATED_USER_ID_ALREADY_LINKED');
  const namesake = email === null ? undefined : findAccountByEmail(context, email);
  throwUnless(!namesake || namesake === account, 'EMAIL_EXISTS');
  account.email ??= email;
  if (account.email === email && isEmailVerified(credential, identity)) account.emailVerified = true;
  setProvider(account, { providerId: credential.providerId, uid: identity.sub, email });
  updateProviders(account);
}

/** The provider is believed. An address that nobody had proven loses what was set up by whoever claimed it. */
function mergeIdentity(account: Account, { name, picture }: ProviderIdentity): void {
  if (!account.emailVerified) {
    account.password = null;
    account.phoneNumber = null;
    account.sessionEpoch += 1;
    updateProviders(account);
  }
  account.displayName = name ?? null;
  account.photoURL = picture ?? null;
  account.emailVerified = true;
}

function findAccountByIdentity(
  context: CallContext,
  providerId: string,
  { sub }: ProviderIdentity,
): Account | undefined {
  const isTheirs = (provider: Account['providers'][number]): boolean =>
    provider.providerId === providerId && provider.uid === sub;
  return listAccounts(context).find(({ providers }) => providers.some(isTheirs));
}

function getNormalizedEmail({ email }: ProviderIdentity): string | null {
  return email === undefined || email === '' ? null : normalizeEmail(email);
}

/** A company's own SAML provider is believed whatever it says. */
function isEmailVerified({ providerId }: TokenJson, { email_verified: verified }: ProviderIdentity): boolean {
  return providerId.startsWith('saml.') || verified === true;
}

/** Those who have signed in with a provider. */
export function* listIdentities(context: CallContext, providerId: string): Iterable<ProviderIdentity> {
  for (const { providers, displayName, photoURL } of listAccounts(context)) {
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
