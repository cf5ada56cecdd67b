import { createRandomId } from './random-id.ts';
import type { Account, ServiceState } from './service-state.ts';

/** The state, tenant and time of a call to the in-memory service. */
export interface CallContext {
  readonly state: ServiceState;
  /** The tenant that the call is made for; null for the project itself. */
  readonly tenantId: string | null;
  /** The service's time, in milliseconds since the Unix epoch. */
  readonly now: number;
}

/** The result of a sign-in. */
export interface SignInOutcome {
  readonly account: Account;
  /** Whether the sign-in created the account. */
  readonly isNewUser: boolean;
}

/** Converts an email to lower case: the service stores and compares emails in lower case. */
export const normalizeEmail = (email: string): string => email.toLowerCase();

/** Lists the accounts of the call's tenant. */
export const listAccounts = ({ state, tenantId }: CallContext): Account[] =>
  state.accounts.filter((account) => account.tenantId === tenantId);

/** Finds the account with this email in the call's tenant, ignoring case. */
export function findAccountByEmail(context: CallContext, email: string): Account | undefined {
  return listAccounts(context).find((account) => account.email === normalizeEmail(email));
}

/**
 * Adds an account to the call's tenant.
 *
 * @param fields the values that differ from those of a new guest's account
 */
export function createAccount({ state, tenantId }: CallContext, fields: Partial<Account>): Account {
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
    ...fields,
  };
  updateProviders(account);
  state.accounts.push(account);
  return account;
}

export function deleteAccount({ state }: CallContext, uid: string): void {
  state.accounts = state.accounts.filter((account) => account.uid !== uid);
}

/** Returns whether the account belongs to a guest: it has neither an email nor a provider. */
export const isGuest = ({ email, providers }: Account): boolean => email === null && providers.length === 0;

/** Adds or removes the `password` and `phone` providers after the email, password or phone number has changed. */
export function updateProviders(account: Account): void {
  const { email, phoneNumber } = account;
  const hasPassword = email !== null && (account.password !== null || account.emailLink);
  if (hasPassword) setProvider(account, { providerId: 'password', uid: email, email });
  else removeProvider(account, 'password');
  if (phoneNumber === null) removeProvider(account, 'phone');
  else setProvider(account, { providerId: 'phone', uid: phoneNumber, email: null });
}

/** Adds a provider to an account, or replaces the entry with the same provider ID. */
export function setProvider(account: Account, provider: Account['providers'][number]): void {
  const index = account.providers.findIndex(({ providerId }) => providerId === provider.providerId);
  if (index === -1) account.providers.push(provider);
  else account.providers[index] = provider;
}

function removeProvider(account: Account, providerId: string): void {
  account.providers = account.providers.filter((provider) => provider.providerId !== providerId);
}
