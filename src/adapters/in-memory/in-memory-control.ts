import type { Mail, MailOrder, ServiceControl, ServiceFixture } from '../service-control.ts';
import { createFixtureAccount, createFixtureFactor } from './fixture-accounts.ts';
import { findAccountByEmail, normalizeEmail, updateProviders, type CallContext } from './service/accounts.ts';
import { sendActionCode, type OutgoingMail } from './service/action-codes.ts';
import { replacePolicies } from './service/password-policy.ts';
import { hasPhoneFactor } from './service/second-factors.ts';
import type { Account, ServiceState } from './service/service-state.ts';
import { updateState, type StateStore } from './service/state-store.ts';
import { getTotpCode } from './service/totp.ts';

export interface InMemoryControlOptions {
  readonly store: StateStore;
  /** Returns the service's time, in milliseconds since the Unix epoch. Defaults to `Date.now`. */
  readonly now?: () => number;
}

/**
 * Creates a control of the in-memory service. The control changes the data in `store`, which the backends read at each
 * call.
 */
export function createInMemoryControl({ store, now = () => Date.now() }: InMemoryControlOptions): ServiceControl {
  const createContext = (state: ServiceState, tenantId: string | null): CallContext => ({
    state,
    tenantId,
    now: now(),
  });

  /** Finds the account with this email in the project itself, or else in a tenant. */
  function findAccount(state: ServiceState, email: string): Account | undefined {
    return (
      findAccountByEmail(createContext(state, null), email) ??
      state.accounts.find((account) => account.email === normalizeEmail(email))
    );
  }

  function getAccount(state: ServiceState, email: string): Account {
    const account = findAccount(state, email);
    if (account) return account;
    throw new Error(`No account has the email ${email}.`);
  }

  const changeAccount = async (email: string, apply: (account: Account, state: ServiceState) => void): Promise<void> =>
    updateState(store, (state) => apply(getAccount(state, email), state));

  return {
    put: async (fixture) => putFixture(store, fixture, now),
    refuseNext: async (operation, message) =>
      updateState(store, (state) => {
        state.refusals.push({ operation, message });
      }),
    hold: async (operation) =>
      updateState(store, (state) => {
        if (!state.held.includes(operation)) state.held.push(operation);
      }),
    release: async () =>
      updateState(store, (state) => {
        state.held = [];
      }),
    count: async (operation) => store.read().counts[operation] ?? 0,
    mails: async () => store.read().mails,
    sendMail: async (order) =>
      updateState(store, (state) => {
        const account = getAccount(state, order.email);
        return sendActionCode(createContext(state, account.tenantId), prepareMail(account, order));
      }),
    textMessages: async () =>
      store.read().textMessages.map(({ standing: _standing, tenantId: _tenantId, ...message }) => message),
    totpCode: async (email) => {
      const factor = getAccount(store.read(), email).secondFactors.find(({ kind }) => kind === 'totp');
      if (factor?.kind !== 'totp') throw new Error(`The account of ${email} has no TOTP factor.`);
      return getTotpCode(factor.secret, now());
    },
    authenticatorApps: async () =>
      store
        .read()
        .accounts.flatMap(({ email, secondFactors }) =>
          secondFactors.flatMap((factor) =>
            email !== null && factor.kind === 'totp' ? [{ email, code: getTotpCode(factor.secret, now()) }] : [],
          ),
        ),
    expireTextMessages: async (phoneNumber) =>
      updateState(store, (state) => {
        for (const message of state.textMessages) {
          if (message.to === phoneNumber && message.standing === 'fresh') message.standing = 'expired';
        }
      }),
    spoilCode: async (email, how) =>
      updateState(store, (state) => {
        const last = state.codes.findLast((code) => code.email === normalizeEmail(email));
        if (!last) throw new Error(`No code that can be used was sent to ${email}.`);
        // Time 0 is the start of 1970, so the code counts as expired.
        if (how === 'expired') last.expiresAt = 0;
        else state.codes = state.codes.filter((code) => code !== last);
      }),
    verifyEmail: (email) =>
      changeAccount(email, (account) => {
        account.emailVerified = true;
      }),
    unverifyEmail: (email) =>
      changeAccount(email, (account) => {
        account.emailVerified = false;
      }),
    disableAccount: (email) =>
      changeAccount(email, (account) => {
        account.disabled = true;
      }),
    deleteAccount: (email) =>
      changeAccount(email, (account, state) => {
        state.accounts = state.accounts.filter((other) => other !== account);
      }),
    removeSecondFactors: (email) =>
      changeAccount(email, (account) => {
        account.secondFactors = [];
      }),
    revokeSessions: (email) =>
      changeAccount(email, (account) => {
        account.sessionEpoch += 1;
      }),
    account: async (email) => {
      const account = findAccount(store.read(), email);
      if (!account) return null;
      const { uid, displayName, password, emailVerified, secondFactors } = account;
      const providers = account.providers.map(({ providerId }) => providerId);
      return { uid, displayName, password, emailVerified, providers, secondFactors: secondFactors.length };
    },
    countAccounts: async () => store.read().accounts.length,
  };
}

/**
 * Creates a fixture's accounts and applies its settings.
 *
 * @param now returns the service's time, in milliseconds since the Unix epoch
 * @throws an `Error` if an account with the same email already exists
 */
export function putFixture(store: StateStore, fixture: ServiceFixture, now: () => number): void {
  updateState(store, (state) => {
    state.emailEnumerationProtection = fixture.emailEnumerationProtection ?? state.emailEnumerationProtection;
    state.authorizedDomains = [...(fixture.authorizedDomains ?? state.authorizedDomains)];
    state.passwordPolicies = replacePolicies(
      state.passwordPolicies,
      (fixture.passwordPolicies ?? []).map((policy) => ({
        ...policy,
        requiredCharacters: [...policy.requiredCharacters],
      })),
    );
    for (const account of fixture.accounts) createFixtureAccount({ state, tenantId: null, now: now() }, account);
    for (const { tenantId, accounts } of fixture.tenants ?? []) {
      for (const account of accounts) createFixtureAccount({ state, tenantId, now: now() }, account);
    }
  });
}

/**
 * Returns the mail that `order` describes. If the link in the mail undoes a change of the account, makes this change
 * first.
 */
function prepareMail(account: Account, order: MailOrder): OutgoingMail {
  const mail: { purpose: Mail['purpose']; to: string } = { purpose: order.purpose, to: order.email };
  switch (order.purpose) {
    case 'email change':
      return { ...mail, newEmail: order.newEmail, continueUrl: order.continueUrl };
    case 'email recovery':
      account.email = normalizeEmail(order.newEmail);
      account.emailVerified = false;
      updateProviders(account);
      return { ...mail, newEmail: order.newEmail };
    case 'second factor revert': {
      const factor = createFixtureFactor(order.factor);
      if (factor.kind === 'phone' && hasPhoneFactor(account, factor.phoneNumber)) {
        throw new Error(`The account of ${order.email} has ${factor.phoneNumber} as a second factor already.`);
      }
      account.secondFactors.push(factor);
      return { ...mail, factorUid: factor.uid };
    }
    default:
      return { ...mail, continueUrl: order.continueUrl };
  }
}
