import type { AuthCredential, AuthResult, AuthUser } from '../auth-backend.ts';
import type { ServiceOperation } from '../service-control.ts';
import type { Entered, Session } from './service/password.ts';
import type { Realm } from './service/accounts.ts';
import { WireRefusal } from './service/service-error.ts';
import type { Account } from './service/service-state.ts';

/** How somebody signs in: into an account, or as the guest who is there already. */
export interface Ways {
  readonly operation: ServiceOperation;
  signIn(realm: Realm): Entered;
  link(realm: Realm, account: Account): void;
  readonly about: About;
  /** Whether the service is asked first if the guest is still there, as the SDK does but for popups. */
  readonly asksFirst?: boolean;
}

/** What a sign-in is done with. */
export interface About {
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
export interface Waiting {
  readonly entered: Entered;
  readonly session: Session;
  readonly about: About;
}

/** A refusal that is about what somebody signed in with says so. */
export function inTheWordsOf<T>({ email, credential }: About, answer: () => T): T {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof WireRefusal) || !conflicts.has(error.message)) throw error;
    throw new WireRefusal(error.message, {
      email: error.about.email ?? email ?? null,
      credential: error.about.credential ?? credential ?? null,
    });
  }
}

const conflicts: ReadonlySet<string> = new Set([
  'ACCOUNT_EXISTS_WITH_DIFFERENT_CREDENTIAL',
  'EMAIL_EXISTS',
  'FEDERATED_USER_ID_ALREADY_LINKED',
]);

/** What a sign-in gave. */
export function resultOf(
  user: AuthUser,
  operationType: AuthResult['operationType'],
  isNewUser: boolean,
  { providerId, profile = {}, credential, isFederated = false }: About,
): AuthResult {
  const additionalUserInfo = { isNewUser, providerId, profile };
  return { user, credential: (isFederated ? credential : null) ?? null, operationType, additionalUserInfo };
}
