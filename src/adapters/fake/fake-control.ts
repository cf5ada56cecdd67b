import type { Mail, MailOrder, ServiceControl } from '../service-control.ts';
import { totpCode } from './service/totp.ts';
import { enrolled, openAccount } from './fixture-accounts.ts';
import { sendCode, type MailToSend } from './service/action-codes.ts';
import { hasPhone } from './service/second-factors.ts';
import { accountOf, canonical, listProviders, type Realm } from './service/accounts.ts';
import type { Account, ServiceState } from './service/service-state.ts';
import { change, type StateStore } from './service/state-store.ts';

export interface FakeControlOptions {
  /** The same store as the backend's. */
  readonly store: StateStore;
  /** The service's clock, in milliseconds since 1970. */
  readonly now?: () => number;
}

/** What a scenario or the demo may do to the in-memory service. A mounted backend notices when it next asks. */
export function createFakeControl({ store, now = Date.now }: FakeControlOptions): ServiceControl {
  const realm = (state: ServiceState, tenantId: string | null): Realm => ({ state, tenantId, now: now() });

  function find(state: ServiceState, email: string): Account | undefined {
    // The project's own first; a tenant's otherwise.
    return accountOf(realm(state, null), email) ?? state.accounts.find((account) => account.email === canonical(email));
  }

  function mustHave(state: ServiceState, email: string): Account {
    const account = find(state, email);
    if (account) return account;
    throw new Error(`No account has the email ${email}.`);
  }

  const changeAccount = async (email: string, apply: (account: Account, state: ServiceState) => void): Promise<void> =>
    change(store, (state) => apply(mustHave(state, email), state));

  return {
    put: async (fixture) =>
      change(store, (state) => {
        state.emailEnumerationProtection = fixture.emailEnumerationProtection ?? state.emailEnumerationProtection;
        for (const account of fixture.accounts) openAccount(realm(state, null), account);
        for (const { tenantId, accounts } of fixture.tenants ?? []) {
          for (const account of accounts) openAccount(realm(state, tenantId), account);
        }
      }),
    refuseNext: async (operation, message) =>
      change(store, (state) => {
        state.refusals.push({ operation, message });
      }),
    hold: async (operation) =>
      change(store, (state) => {
        if (!state.held.includes(operation)) state.held.push(operation);
      }),
    release: async () =>
      change(store, (state) => {
        state.held = [];
      }),
    count: async (operation) => store.read().counts[operation] ?? 0,
    mails: async () => store.read().mails,
    sendMail: async (order) =>
      change(store, (state) => {
        const account = mustHave(state, order.email);
        return sendCode(realm(state, account.tenantId), prepared(account, order));
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
      change(store, (state) => {
        for (const message of state.textMessages) {
          if (message.to === phoneNumber && message.standing === 'fresh') message.standing = 'expired';
        }
      }),
    spoilCode: async (email, how) =>
      change(store, (state) => {
        const last = state.codes.findLast((code) => code.email === canonical(email));
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
function prepared(account: Account, order: MailOrder): MailToSend {
  const mail: { purpose: Mail['purpose']; to: string } = { purpose: order.purpose, to: order.email };
  switch (order.purpose) {
    case 'email change':
      return { ...mail, newEmail: order.newEmail, continueUrl: order.continueUrl };
    case 'email recovery':
      account.email = canonical(order.newEmail);
      account.emailVerified = false;
      listProviders(account);
      return { ...mail, newEmail: order.newEmail };
    case 'second factor revert': {
      const factor = enrolled(order.factor);
      if (factor.kind === 'phone' && hasPhone(account, factor.phoneNumber)) {
        throw new Error(`The account of ${order.email} has ${factor.phoneNumber} as a second factor already.`);
      }
      account.secondFactors.push(factor);
      return { ...mail, factorUid: factor.uid };
    }
    default:
      return { ...mail, continueUrl: order.continueUrl };
  }
}
