import type { TokenJson } from '../../shared/plain-credential.ts';
import {
  createAccount,
  findAccountByEmail,
  listAccounts,
  normalizeEmail,
  setProvider,
  updateProviders,
  type CallContext,
  type SignInOutcome,
} from './accounts.ts';
import { readProviderToken, type ProviderIdentity } from './provider-identity.ts';
import { ServiceError, throwUnless } from './service-error.ts';
import type { Account } from './service-state.ts';

/**
 * Signs in with a provider's token. Creates an account if no account has the token's identity or email (reference §2.4:
 * one account per email).
 */
export function signInWithProvider(context: CallContext, credential: TokenJson): SignInOutcome {
  const identity = readProviderToken(credential);
  const { providerId } = credential;
  const linkedAccount = findAccountByIdentity(context, providerId, identity);
  const email = getNormalizedEmail(identity);
  const accountWithEmail = email === null ? undefined : findAccountByEmail(context, email);
  if (linkedAccount) {
    throwUnless(!linkedAccount.disabled, 'USER_DISABLED');
    setProvider(linkedAccount, { providerId, uid: identity.sub, email });
    return { account: linkedAccount, isNewUser: false };
  }
  if (accountWithEmail) {
    // If the provider has not verified the email, the visitor must first sign in to the existing account in another
    // way.
    if (!isEmailVerified(credential, identity)) {
      throw new ServiceError('ACCOUNT_EXISTS_WITH_DIFFERENT_CREDENTIAL', { email });
    }
    throwUnless(!accountWithEmail.disabled, 'USER_DISABLED');
    mergeIdentity(accountWithEmail, identity);
    setProvider(accountWithEmail, { providerId, uid: identity.sub, email });
    return { account: accountWithEmail, isNewUser: false };
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

export function linkProvider(context: CallContext, account: Account, credential: TokenJson): void {
  const identity = readProviderToken(credential);
  const email = getNormalizedEmail(identity);
  throwUnless(!findAccountByIdentity(context, credential.providerId, identity), 'FEDERATED_USER_ID_ALREADY_LINKED');
  const accountWithEmail = email === null ? undefined : findAccountByEmail(context, email);
  throwUnless(!accountWithEmail || accountWithEmail === account, 'EMAIL_EXISTS');
  account.email ??= email;
  if (account.email === email && isEmailVerified(credential, identity)) account.emailVerified = true;
  setProvider(account, { providerId: credential.providerId, uid: identity.sub, email });
  updateProviders(account);
}

/**
 * Copies the name and the picture from a provider to the account, and marks the email as verified. If the email was not
 * verified before, also removes the password, the phone number and the sessions, because a stranger may have created
 * the account.
 */
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
  const isLinked = (provider: Account['providers'][number]): boolean =>
    provider.providerId === providerId && provider.uid === sub;
  return listAccounts(context).find(({ providers }) => providers.some(isLinked));
}

function getNormalizedEmail({ email }: ProviderIdentity): string | null {
  return email === undefined || email === '' ? null : normalizeEmail(email);
}

/** Emails from SAML providers always count as verified. */
function isEmailVerified({ providerId }: TokenJson, { email_verified: verified }: ProviderIdentity): boolean {
  return providerId.startsWith('saml.') || verified === true;
}

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
