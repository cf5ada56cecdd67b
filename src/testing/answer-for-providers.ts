import { AuthError } from '../adapters/auth-error.ts';
import {
  answerKey,
  declinedCode,
  parseAnswer,
  parseRequest,
  requestKey,
  type ProviderAnswer,
  type ProviderRequest,
} from '../adapters/in-memory/provider-messages.ts';
import type { ProviderNavigation } from '../adapters/in-memory/provider-navigation.ts';
import type { ProviderAccount, ProviderAccounts } from './provider-accounts.ts';

/**
 * Creates a stand-in for the windows and pages of providers. It answers each request at once, with the visitor's
 * account at the provider.
 *
 * @param session the storage for the answer to a redirect
 * @param comeBack called after a redirect was answered, as if the visitor came back from the provider
 */
export function answerForProviders(
  accounts: ProviderAccounts,
  session: Storage,
  comeBack: () => void,
): ProviderNavigation {
  return {
    async openWindow(request) {
      const account = findAccount(accounts, request);
      if (account === 'cancel') throw new AuthError('auth/popup-closed-by-user');
      return toAnswer(request, account);
    },
    async redirect(request) {
      session.setItem(requestKey, JSON.stringify(request));
      session.setItem(answerKey, JSON.stringify(toAnswer(request, findAccount(accounts, request))));
      comeBack();
      return new Promise<never>(() => {}); // Never settle, because a real redirect unloads the page.
    },
    takeRedirectAnswer() {
      const request = parseRequest(session.getItem(requestKey));
      const answer = parseAnswer(session.getItem(answerKey));
      session.removeItem(requestKey);
      session.removeItem(answerKey);
      return request && answer ? { request, answer } : null;
    },
    cancelWindow() {},
  };
}

function findAccount(accounts: ProviderAccounts, { providerId }: ProviderRequest): ProviderAccount | 'cancel' {
  const account = accounts[providerId];
  if (account !== undefined) return account;
  throw new Error(
    `The test's visitor has no account at ${providerId}. ` +
      `Pass one: createTestBackend({ providers: { '${providerId}': { email: 'ada@example.com' } } }).`,
  );
}

function toAnswer({ id }: ProviderRequest, account: ProviderAccount | 'cancel'): ProviderAnswer {
  if (account === 'cancel') return { id, outcome: { refusal: declinedCode } };
  const { email, name, emailVerified = true } = account;
  // The in-memory service uses the email as the ID of an account at a provider.
  const identity = { sub: email.toLowerCase(), email, email_verified: emailVerified };
  return { id, outcome: { identity: name === undefined ? identity : { ...identity, name } } };
}
