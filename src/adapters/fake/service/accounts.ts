import { randomId } from './random-id.ts';
import type { Account, ServiceState } from './service-state.ts';

/** One tenant's part of the service, or the project's own, at one moment. */
export interface CallContext {
  readonly state: ServiceState;
  /** Null: the project itself. */
  readonly tenantId: string | null;
  /** Milliseconds since 1970, by the service's clock. */
  readonly now: number;
}

/** How the service keeps and compares emails. */
export const normalizeEmail = (email: string): string => email.toLowerCase();

/** The accounts of this context. */
export const listAccounts = ({ state, tenantId }: CallContext): Account[] =>
  state.accounts.filter((account) => account.tenantId === tenantId);

export function findAccountByEmail(context: CallContext, email: string): Account | undefined {
  return listAccounts(context).find((account) => account.email === normalizeEmail(email));
}

/** Opens an account with what is given; the rest is as with a new guest. */
export function createAccount({ state, tenantId }: CallContext, given: Partial<Account>): Account {
  const account: Account = {
    uid: randomId(28),
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
    ...given,
  };
  updateProviders(account);
  state.accounts.push(account);
  return account;
}

/** Brings the list of an account's ways in up to date, once something of it changed. */
export function updateProviders(account: Account): void {
  const { email, phoneNumber } = account;
  const hasPassword = email !== null && (account.password !== null || account.emailLink);
  if (hasPassword) setProvider(account, { providerId: 'password', uid: email, email });
  else removeProvider(account, 'password');
  if (phoneNumber === null) removeProvider(account, 'phone');
  else setProvider(account, { providerId: 'phone', uid: phoneNumber, email: null });
}

/** One of a kind: a second one takes the first one's place. */
export function setProvider(account: Account, given: Account['providers'][number]): void {
  const place = account.providers.findIndex(({ providerId }) => providerId === given.providerId);
  if (place === -1) account.providers.push(given);
  else account.providers[place] = given;
}

function removeProvider(account: Account, providerId: string): void {
  account.providers = account.providers.filter((provider) => provider.providerId !== providerId);
}
