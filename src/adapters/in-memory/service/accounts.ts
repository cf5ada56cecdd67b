import { createRandomId } from './random-id.ts';
import type { Account, ServiceState } from './service-state.ts';

/** The data that a call to the in-memory service needs: the state of the service, the tenant and the time. */
export interface CallContext {
  readonly state: ServiceState;
  readonly tenantId: string | null;
  /** The service's time, in milliseconds since the Unix epoch. */
  readonly now: number;
}

export interface SignInOutcome {
  readonly account: Account;
  readonly isNewUser: boolean;
}

/** The service stores and compares emails in lower case. */
export const normalizeEmail = (email: string): string => email.toLowerCase();

export const listAccounts = ({ state, tenantId }: CallContext): Account[] =>
  state.accounts.filter((account) => account.tenantId === tenantId);

export function findAccountByEmail(context: CallContext, email: string): Account | undefined {
  return listAccounts(context).find((account) => account.email === normalizeEmail(email));
}

/**
 * Adds an account to the call's tenant.
 *
 * @param fields the values in which the account differs from a new guest
 */
export function createAccount({ state, tenantId, now }: CallContext, fields: Partial<Account>): Account {
  const account: Account = {
    uid: createRandomId(28),
    tenantId,
    email: null,
    password: null,
    displayName: null,
    photoURL: null,
    phoneNumber: null,
    emailVerified: false,
    disabled: false,
    emailLink: false,
    providers: [],
    secondFactors: [],
    sessionEpoch: 0,
    createdAt: now,
    lastSignInAt: now,
    ...fields,
  };
  updateProviders(account);
  state.accounts.push(account);
  return account;
}

export function deleteAccount({ state }: CallContext, uid: string): void {
  state.accounts = state.accounts.filter((account) => account.uid !== uid);
}

/** A guest has neither an email nor a provider. */
export const isGuest = ({ email, providers }: Account): boolean => email === null && providers.length === 0;

/**
 * Updates the providers `phone` and `password` of the account. An account with a phone number has the provider `phone`.
 * An account with an email has `password` if it has a password, or if its user has ever signed in with a mailed link.
 */
export function updateProviders(account: Account): void {
  const { email, phoneNumber } = account;
  const hasPassword = email !== null && (account.password !== null || account.emailLink);
  if (hasPassword) setProvider(account, { providerId: 'password', uid: email, email });
  else removeProvider(account, 'password');
  if (phoneNumber === null) removeProvider(account, 'phone');
  else setProvider(account, { providerId: 'phone', uid: phoneNumber, email: null });
}

export function setProvider(account: Account, provider: Account['providers'][number]): void {
  const index = account.providers.findIndex(({ providerId }) => providerId === provider.providerId);
  if (index === -1) account.providers.push(provider);
  else account.providers[index] = provider;
}

export function removeProvider(account: Account, providerId: string): void {
  account.providers = account.providers.filter((provider) => provider.providerId !== providerId);
}
