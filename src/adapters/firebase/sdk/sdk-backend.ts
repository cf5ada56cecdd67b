import { signInAnonymously, signInWithCustomToken, updateProfile } from 'firebase/auth';
import { AuthError } from '../../auth-error.ts';
import type { SdkBackend } from '../lazy-backend.ts';
import { LazyVerification } from '../lazy-verification.ts';
import { createBotProtection, repeatWithScripts } from './bot-protection.ts';
import { createEmailOperations } from './email-operations.ts';
import { createFederatedOperations } from './federated-operations.ts';
import { createPhoneOperations, type VerificationFactory } from './phone-operations.ts';
import { SdkSessions, type SessionsOptions } from './sdk-sessions.ts';
import { rejectWithAuthErrors } from './reject-with-auth-errors.ts';
import { commitWithFactors, createSecondFactorOperations } from './second-factor-operations.ts';
import { toAuthError, withAuthErrors } from './to-auth-error.ts';

export interface SdkOptions extends SessionsOptions {
  readonly verification: VerificationFactory;
  /** Called before the SDK adds Google's scripts to the page. */
  readonly allowScripts?: () => void;
  /** Whether to load the project's bot protection before the first sign-in. Defaults to false. */
  readonly botProtection?: boolean | undefined;
}

/**
 * Creates the operations of a backend that call the service through the modular SDK.
 *
 * @throws an `AuthError` if the SDK rejects the configuration, for example a malformed API key
 */
export function connectSdk(options: SdkOptions): SdkBackend {
  try {
    const { allowScripts = () => {} } = options;
    const operations = createOperations(new SdkSessions(options), { ...options, allowScripts });
    return rejectWithAuthErrors(repeatWithScripts(operations, allowScripts));
  } catch (error) {
    throw toAuthError(error);
  }
}

function createOperations(
  sessions: SdkSessions,
  {
    verification: factory,
    allowScripts,
    botProtection = false,
  }: SdkOptions & Required<Pick<SdkOptions, 'allowScripts'>>,
): SdkBackend {
  const verification: VerificationFactory = {
    ...factory,
    takeVerifier: (lazy) => factory.takeVerifier(LazyVerification.unwrap(lazy)),
  };
  const loadBotProtection = botProtection ? createBotProtection(sessions.auths.staged, allowScripts) : () => {};
  return {
    ...createEmailOperations(sessions),
    ...createPhoneOperations(sessions, verification),
    ...createFederatedOperations(sessions, allowScripts),
    ...createSecondFactorOperations(sessions, verification),
    revalidateSession: () => sessions.app.revalidate(),
    reloadStagedUser: () => withAuthErrors(sessions.reloadSignedInUser()),
    signOut: () => sessions.app.signOut(),
    commit: (...args) => commitWithFactors(sessions, () => sessions.commit(...args)),
    discard: (options) => sessions.discard(options),
    abandonSignIn: () => sessions.abandonSignIn(),
    dispose: () => sessions.dispose(),
    useTenant(tenantId) {
      sessions.auths.useTenant(tenantId);
      loadBotProtection();
    },
    setLanguage: (tag) => sessions.auths.setLanguage(tag),
    setSignUpClosed(isClosed) {
      sessions.closedSignUp.isClosed = isClosed;
    },
    currentGuest: () => sessions.app.currentGuest && sessions.snapshots.toAuthUser(sessions.app.currentGuest),
    async signInAnonymously() {
      const { staged } = sessions.auths;
      const guest = await sessions.app.loadGuest();
      const isReusable = guest !== null && guest.tenantId === staged.tenantId;
      if (isReusable && !staged.currentUser) return sessions.adoptGuest(guest);
      sessions.closedSignUp.throwIfClosed();
      const signingIn = signInAnonymously(staged).catch((error: unknown) => {
        throw sessions.toSignInError(error);
      });
      return sessions.stageUser(signingIn);
    },
    signInWithCustomToken: (token) =>
      sessions.runAttempt(() => {
        sessions.auths.followAppTenant();
        return sessions.stageUser(signInWithCustomToken(sessions.auths.staged, token));
      }),
    async setDisplayName(displayName) {
      await withAuthErrors(updateProfile(sessions.getSignedInUser('setDisplayName'), { displayName }));
    },
    async loadAccountOperations() {
      const chunk = import('./account-operations.ts').catch((cause: unknown) => {
        throw new AuthError('auth/network-request-failed', 'Chunk failed to load.', { cause });
      });
      const [{ createAccountOperations }] = await Promise.all([chunk, sessions.app.ready]);
      return createAccountOperations(sessions, verification, allowScripts);
    },
  };
}
