import type { Mail, MailOrder, ServiceControl } from '../service-control.ts';
import { totpCode } from './service/totp.ts';
import { createFixtureFactor, createFixtureAccount } from './fixture-accounts.ts';
import { sendActionCode, type OutgoingMail } from './service/action-codes.ts';
import { hasPhoneFactor } from './service/second-factors.ts';
import { findAccountByEmail, normalizeEmail, updateProviders, type CallContext } from './service/accounts.ts';
import type { Account, ServiceState } from './service/service-state.ts';
import { updateState, type StateStore } from './service/state-store.ts';

export interface FakeControlOptions {
  /** The same store as the backend's. */
  readonly store: StateStore;
  /** The service's clock, in milliseconds since 1970. */
  readonly now?: () => number;
}

/** What a scenario or the demo may do to the in-memory service. A mounted backend notices when it next asks. */
export function createFakeControl({ store, now = Date.now }: FakeControlOptions): ServiceControl {
  const context = (state: ServiceState, tenantId: string | null): CallContext => ({ state, tenantId, now: now() });

  function find(state: ServiceState, email: string): Account | undefined {
    // The project's own first; a tenant's otherwise.
    return (
      findAccountByEmail(context(state, null), email) ??
      state.accounts.find((account) => account.email === normalizeEmail(email))
    );
  }

  function mustHave(state: ServiceState, email: string): Account {
    const account = find(state, email);
    if (account) return account;
    throw new Error(`No account has the email ${email}.`);
  }

  const changeAccount = async (email: string, apply: (account: Account, state: ServiceState) => void): Promise<void> =>
    updateState(store, (state) => apply(mustHave(state, email), state));

  return {
    put: async (fixture) =>
      updateState(store, (state) => {
        state.emailEnumerationProtection = fixture.emailEnumerationProtection ?? state.emailEnumerationProtection;
        for (const account of fixture.accounts) createFixtureAccount(context(state, null), account);
        for (const { tenantId, accounts } of fixture.tenants ?? []) {
          for (const account of accounts) createFixtureAccount(context(state, tenantId), account);
        }
      }),
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
        const account = mustHave(state, order.email);
        return sendActionCode(context(state, account.tenantId), prepared(account, order));
      }),
    textMessages: async () =>
      store.read().textMessages.map(({ standing: _standing, tenantId: _tenantId, ...message }) => message),
    totpCode: async (email) => {
      const factor = mustHave(store.read(), email).secondFactors.find(({ kind }) => kind === 'totp');
      if (factor?.kind !== 'totp') throw new Error(`The account of ${email} has no TOTP factor.`);
      return totpCode(factor.secret, now());
    },
    authenticatorApps: async () =>
      store
        .read()
        .accounts.flatMap(({ email, secondFactors }) =>
          secondFactors.flatMap((factor) =>
            email !== null && factor.kind === 'totp' ? [{ email, code: totpCode(factor.secret, now()) }] : [],
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
        if (!last) throw new Error(`No code that can still be used was sent to ${email}.`);
        if (how === 'expired') last.expiresAt = 0; // by the clock of any device
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
    revokeSessions: (email) =>
      changeAccount(email, (account) => {
        account.sessionEpoch += 1;
      }),
    account: async (email) => {
      const account = find(store.read(), email);
      if (!account) return null;
      const { uid, displayName, password, emailVerified, secondFactors } = account;
      const providers = account.providers.map(({ providerId }) => providerId);
      return { uid, displayName, password, emailVerified, providers, secondFactors: secondFactors.length };
    },
  };
}

/** Brings the account to where the mail finds it, and says what is sent. */
function prepared(account: Account, order: MailOrder): OutgoingMail {
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
