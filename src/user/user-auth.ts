import { type ConfigProblem, describeValue } from '../widget/config/config-error.ts';

/** The part of the Firebase SDK's `User` that `<UserButton>` needs. The compat SDK's `User` has this part, too. */
export interface SignedInUser {
  readonly uid: string;
  readonly isAnonymous: boolean;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly photoURL: string | null;
  /** The user's values at each provider. In the types of the compat SDK, an entry may be null. */
  readonly providerData: readonly (Pick<SignedInUser, 'displayName' | 'email' | 'phoneNumber' | 'photoURL'> | null)[];
}

/**
 * The functions of the Firebase SDK's `Auth` that this entry uses. They are methods of the `Auth`, so this entry adds
 * no code of the SDK to a page.
 */
export interface UserAuth<User extends SignedInUser = SignedInUser> {
  readonly currentUser: User | null;
  onIdTokenChanged(callback: (user: User | null) => void): () => void;
  signOut(): Promise<void>;
}

/**
 * Returns the problem of a value that is not an `Auth`. Accepts any value, because an app without TypeScript may pass
 * anything.
 *
 * @param path the path that error messages give for the value, such as `UserButton.auth`
 */
export function findAuthProblems(auth: unknown, path: string): readonly ConfigProblem[] {
  const methods = ['onIdTokenChanged', 'signOut'] as const;
  if (isObject(auth) && methods.every((name) => typeof Reflect.get(auth, name) === 'function')) return [];
  return [{ path, message: `must be the Auth of the Firebase SDK, such as getAuth(app), but is ${describe(auth)}` }];
}

/** Describes a value that is not an `Auth`. For a value that apps confuse with their `Auth`, says what to pass. */
function describe(value: unknown): string {
  if (!isObject(value)) return describeValue(value);
  if ('observeSession' in value) return 'a backend; pass the Auth that you passed to firebaseBackend';
  if ('options' in value && 'automaticDataCollectionEnabled' in value) return 'a Firebase app; pass getAuth(app)';
  return describeValue(value);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
