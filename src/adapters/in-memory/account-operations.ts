import type { AccountOperations } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import type { ServiceOperation } from '../service-control.ts';
import { consumeProof } from '../shared/checkbox-verification.ts';
import { sendWithContinueUrl } from '../shared/continue-url.ts';
import { withFactorNotFound } from '../shared/factor-not-found.ts';
import { createProviderAttempt, createProviderRequest } from './provider-attempt.ts';
import type { ProviderNavigation } from './provider-navigation.ts';
import type { ServiceClient } from './service-client.ts';
import {
  changeName,
  changePassword,
  deleteOwnAccount,
  disconnectProvider,
  sendEmailChange,
} from './service/account-changes.ts';
import type { CallContext } from './service/accounts.ts';
import { linkPhone, sendSignInText } from './service/phone.ts';
import { removeSecondFactor } from './service/second-factors.ts';
import type { Account } from './service/service-state.ts';
import { getSessionAccount, type Session } from './service/session.ts';
import { addCredentialToConflict } from './sign-in-attempt.ts';

/** Creates the operations that change the account of the app's user. */
export function createAccountOperations(
  client: ServiceClient,
  getNavigation: () => ProviderNavigation,
): AccountOperations {
  const { app } = client.sessions;

  /** Calls the service in the session of the app's user. If this session has ended, signs the user out. */
  async function call<T>(
    operation: ServiceOperation,
    run: (context: CallContext, session: Session) => T,
    session = app.requireSession('change the account'),
  ): Promise<T> {
    return await app.signOutIfSessionEnded(client.call(operation, (context) => run(context, session)));
  }

  /**
   * Calls the service, and reports the changed user.
   *
   * @param signInProvider the claim `firebase.sign_in_provider` of the changed session. Defaults to the current claim
   */
  async function change(
    operation: ServiceOperation,
    apply: (context: CallContext, session: Session) => Account,
    signInProvider?: string,
  ): Promise<void> {
    const session = app.requireSession('change the account');
    const account = await call(operation, apply, session);
    const changed = { ...session, epoch: account.sessionEpoch };
    app.updateUser(account, signInProvider === undefined ? changed : { ...changed, signInProvider });
  }

  return {
    changeName: (displayName) => change('naming', (context, session) => changeName(context, session, displayName)),
    changeEmail: (newEmail, options) =>
      sendWithContinueUrl(options?.continueUrl, (continueUrl) =>
        change('email change mail', (context, session) => sendEmailChange(context, session, { newEmail, continueUrl })),
      ),
    changePassword: (password) =>
      // The change of the password ends all sessions, so the service starts a new session of the user.
      change('password change', (context, session) => changePassword(context, session, password), 'password'),
    async connectProvider(federatedRequest) {
      client.throwIfDisposed();
      app.requireSession('connect a provider');
      const userContext = { ...client.context, tenantId: app.account?.tenantId ?? null };
      const request = createProviderRequest(userContext, federatedRequest);
      const { link, credentialInfo } = createProviderAttempt(request, await getNavigation().openWindow(request));
      await change('provider connection', (context, session) => {
        const account = getSessionAccount(context.state, session);
        addCredentialToConflict(credentialInfo, () => link({ ...context, tenantId: account.tenantId }, account));
        return account;
      });
    },
    async disconnectProvider(providerId) {
      // Like the SDK, ask the service for the providers. Do not reject if another device has removed the provider.
      const account = await call('session check', ({ state }, session) => getSessionAccount(state, session));
      const known = [...account.providers, ...(app.reportedUser?.providerData ?? [])];
      if (!known.some((provider) => provider.providerId === providerId)) {
        throw new AuthError('auth/no-such-provider', `The account has no provider ${providerId}.`);
      }
      await change('provider removal', (context, session) => disconnectProvider(context, session, providerId));
    },
    async sendPhoneCode(phoneNumber, verification) {
      consumeProof(verification);
      app.requireSession('send a code');
      // Like the real service, send the code without a check of the session.
      return await client.call(
        'text message',
        (context) => sendSignInText(context, phoneNumber),
        app.account?.tenantId ?? null,
      );
    },
    setPhoneNumber: (verificationId, verificationCode) =>
      change('phone change', (context, session) => {
        const account = getSessionAccount(context.state, session);
        const code = { providerId: 'phone', verificationId, verificationCode } as const;
        linkPhone({ ...context, tenantId: account.tenantId }, account, code);
        return account;
      }),
    removeSecondFactor: (factorUid) =>
      withFactorNotFound(
        change('factor removal', (context, session) => removeSecondFactor(context, session, factorUid)),
      ),
    async deleteAccount() {
      const { uid } = app.requireSession('delete the account');
      await call('account deletion', deleteOwnAccount);
      if (app.session?.uid === uid) await app.signOut();
    },
  };
}
