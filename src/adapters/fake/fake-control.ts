import type { ServiceControl } from '../service-control.ts';
import { accountOf, canonical, open } from './accounts.ts';
import { sendReset } from './password-reset.ts';
import type { Account, ServiceState } from './service-state.ts';
import { change, type StateStore } from './state-store.ts';

export interface FakeControlOptions {
  /** The same store as the backend's. */
  readonly store: StateStore;
  /** The service's clock, in milliseconds since 1970. */
  readonly now?: () => number;
}

/** What a scenario or the demo may do to the in-memory service. A mounted backend notices when it next asks. */
export function createFakeControl({ store, now = Date.now }: FakeControlOptions): ServiceControl {
  const changeAccount = async (email: string, apply: (account: Account, state: ServiceState) => void): Promise<void> =>
    change(store, (state) => apply(mustHave(state, email), state));

  return {
    put: async (fixture) =>
      change(store, (state) => {
        state.emailEnumerationProtection = fixture.emailEnumerationProtection ?? state.emailEnumerationProtection;
        for (const { email, ...given } of fixture.accounts) {
          if (accountOf(state, email)) throw new Error(`A fixture's account must be new, and ${email} exists already.`);
          open(state, { ...given, email: canonical(email), providers: [...(given.providers ?? [])] });
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
    sendReset: async (email) =>
      change(store, (state) => {
        mustHave(state, email);
        return sendReset(state, { email }, now());
      }),
    spoilCode: async (email, how) =>
      change(store, (state) => {
        const last = state.codes.findLast((code) => code.email === canonical(email));
        if (!last) throw new Error(`No code that can still be used was sent to ${email}.`);
        if (how === 'expired') last.expiresAt = now();
        else state.codes = state.codes.filter((code) => code !== last);
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
      const account = accountOf(store.read(), email);
      return account ? { displayName: account.displayName, password: account.password } : null;
    },
  };
}

function mustHave(state: ServiceState, email: string): Account {
  const account = accountOf(state, email);
  if (account) return account;
  throw new Error(`No account has the email ${email}.`);
}
