import type { AuthCredential, AuthResult, AuthUser } from '../auth-backend.ts';
import type { ServiceOperation } from '../service-control.ts';
import type { CallContext, SignInOutcome } from './service/accounts.ts';
import { ServiceError } from './service/service-error.ts';
import type { Account } from './service/service-state.ts';
import type { Session } from './service/session.ts';

/**
 * An attempt to use a credential: `signIn` signs in with it, and `link` links it to the account of a signed-in user.
 */
export interface SignInAttempt {
  readonly operation: ServiceOperation;
  signIn(context: CallContext): SignInOutcome;
  link(context: CallContext, account: Account): void;
  readonly credentialInfo: CredentialInfo;
  /**
   * Whether the service checks that the guest's session is still valid before it upgrades the guest. Defaults to true.
   */
  readonly revalidatesGuest?: boolean;
  /** Whether the service asks for the account's second factor. Defaults to true. */
  readonly asksForSecondFactor?: boolean;
}

/**
 * The credential with which the visitor signs in, and further data for the result or the error of the sign-in. The
 * error contains `credential` and `email` if a different account has the credential or its email.
 */
export interface CredentialInfo {
  readonly providerId: string | null;
  /** The claim `firebase.sign_in_provider` of the new session. Defaults to {@link providerId}. */
  readonly signInProvider?: string;
  readonly email?: string | null;
  readonly credential?: AuthCredential | null;
  /** Whether a federated provider issued the credential. If so, the result of the sign-in contains the credential. */
  readonly isFederated?: boolean;
  readonly profile?: Readonly<Record<string, unknown>>;
  /**
   * Value of `isNewUser` in the result of linking this credential, for example to a guest. As in the real service, this
   * is true only for an email with a password.
   */
  readonly upgradeIsNew?: boolean;
}

export interface PendingSignIn {
  readonly outcome: SignInOutcome;
  readonly session: Session;
  readonly credentialInfo: CredentialInfo;
}

/**
 * Runs a sign-in. If it fails because another account has the same credential or the same email, adds the credential and
 * the email to the error.
 */
export function addCredentialToConflict<T>({ email, credential }: CredentialInfo, signIn: () => T): T {
  try {
    return signIn();
  } catch (error) {
    if (!(error instanceof ServiceError) || !conflicts.has(error.message)) throw error;
    throw new ServiceError(error.message, {
      email: error.details.email ?? email ?? null,
      credential: error.details.credential ?? credential ?? null,
    });
  }
}

const conflicts: ReadonlySet<string> = new Set([
  'ACCOUNT_EXISTS_WITH_DIFFERENT_CREDENTIAL',
  'EMAIL_EXISTS',
  'FEDERATED_USER_ID_ALREADY_LINKED',
]);

export function toAuthResult(
  user: AuthUser,
  operationType: AuthResult['operationType'],
  isNewUser: boolean,
  { providerId, profile = {}, credential, isFederated = false }: CredentialInfo,
): AuthResult {
  const additionalUserInfo = { isNewUser, providerId, profile };
  return { user, credential: (isFederated ? credential : null) ?? null, operationType, additionalUserInfo };
}
