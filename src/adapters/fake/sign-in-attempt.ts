import type { AuthCredential, AuthResult, AuthUser } from '../auth-backend.ts';
import type { ServiceOperation } from '../service-control.ts';
import type { CallContext, SignInOutcome } from './service/accounts.ts';
import { ServiceError } from './service/service-error.ts';
import type { Account } from './service/service-state.ts';
import type { Session } from './service/session.ts';

/** How somebody signs in: into an account, or as the guest who is there already. */
export interface SignInAttempt {
  readonly operation: ServiceOperation;
  signIn(context: CallContext): SignInOutcome;
  link(context: CallContext, account: Account): void;
  readonly credentialInfo: CredentialInfo;
  /** Whether the service is asked first if the guest is still there, as the SDK does but for popups. */
  readonly revalidatesGuest?: boolean;
}

/** What a sign-in is done with. */
export interface CredentialInfo {
  readonly providerId: string | null;
  readonly email?: string | null;
  readonly credential?: AuthCredential | null;
  /** Whether the credential is part of the result: a federated provider's is. */
  readonly isFederated?: boolean;
  readonly profile?: Readonly<Record<string, unknown>>;
  /** The service takes a guest who gets a password for a new user. */
  readonly upgradeIsNew?: boolean;
}

/** A sign-in that waits for its second factor. */
export interface PendingSignIn {
  readonly outcome: SignInOutcome;
  readonly session: Session;
  readonly credentialInfo: CredentialInfo;
}

/** A refusal that is about what somebody signed in with says so. */
export function addCredentialToConflict<T>({ email, credential }: CredentialInfo, answer: () => T): T {
  try {
    return answer();
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

/** What a sign-in gave. */
export function toAuthResult(
  user: AuthUser,
  operationType: AuthResult['operationType'],
  isNewUser: boolean,
  { providerId, profile = {}, credential, isFederated = false }: CredentialInfo,
): AuthResult {
  const additionalUserInfo = { isNewUser, providerId, profile };
  return { user, credential: (isFederated ? credential : null) ?? null, operationType, additionalUserInfo };
}
