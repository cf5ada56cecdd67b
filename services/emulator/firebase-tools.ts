import { createRequire } from 'node:module';
import type { RequestListener, ServerResponse } from 'node:http';

/**
 * Loads the Auth emulator from firebase-tools, and declares the types of its modules, because firebase-tools publishes
 * no types. The version of firebase-tools is pinned, so that these types stay correct.
 */

/** An account in the emulator. The emulator's `state.js` names this type `UserInfo`. */
export interface EmulatorUser {
  readonly localId: string;
  readonly email?: string;
  readonly displayName?: string;
  /** The salt and the plain password, in the format `fakeHash:salt=…:password=…`. */
  readonly passwordHash?: string;
  readonly emailVerified?: boolean;
  readonly disabled?: boolean;
  readonly providerUserInfo?: readonly { readonly providerId: string }[];
  readonly mfaInfo?: readonly SecondFactorInfo[];
}

/** A second factor of an account. The emulator supports only phones as second factors. */
export interface SecondFactorInfo {
  readonly mfaEnrollmentId: string;
  readonly phoneInfo: string;
  readonly unobfuscatedPhoneInfo: string;
  readonly enrolledAt: string;
  readonly displayName?: string;
}

/**
 * The purpose of a mailed code. The emulator can store a code for REVERT_SECOND_FACTOR_ADDITION, but cannot apply this
 * code.
 */
export type MailRequest =
  | 'PASSWORD_RESET'
  | 'EMAIL_SIGNIN'
  | 'VERIFY_EMAIL'
  | 'VERIFY_AND_CHANGE_EMAIL'
  | 'RECOVER_EMAIL'
  | 'REVERT_SECOND_FACTOR_ADDITION';

/** A code from a mail of the service (an action code). Its name in the API is "out-of-band code". */
export interface MailCode {
  readonly email: string;
  readonly requestType: MailRequest;
  readonly oobCode: string;
  readonly oobLink: string;
}

export interface TextCode {
  readonly code: string;
  readonly phoneNumber: string;
  readonly sessionInfo: string;
}

export interface ProviderInfo {
  readonly rawId: string;
  readonly email?: string;
  readonly displayName?: string;
  readonly photoUrl?: string;
}

/** The state of the project itself or of one tenant: the class `ProjectState` in the emulator's `state.js`. */
export interface RealmState {
  getUserByEmail(canonicalEmail: string): EmulatorUser | undefined;
  /** Returns all accounts. The emulator ignores the filter. */
  queryUsers(filter: object, options: { readonly startToken?: string }): readonly EmulatorUser[];
  getUserByLocalId(localId: string): EmulatorUser | undefined;
  generateLocalId(): string;
  updateUserByLocalId(
    localId: string,
    fields: {
      disabled?: true;
      emailLinkSignin?: true;
      email?: string;
      emailVerified?: boolean;
      initialEmail?: string;
      mfaInfo?: readonly SecondFactorInfo[];
      /** A time in seconds since the Unix epoch. All sessions that began before this time are revoked. */
      validSince?: string;
    },
    ...options: readonly unknown[]
  ): EmulatorUser;
  deleteUser(user: EmulatorUser): void;
  createOob(
    email: string,
    newEmail: string | undefined,
    request: MailRequest,
    link: (code: string) => string,
  ): MailCode;
  validateOobCode(code: string): MailCode | undefined;
  deleteOobCode(code: string): boolean;
  listOobCodes(): Iterable<MailCode>;
  createVerificationCode(phoneNumber: string): TextCode;
  getVerificationCodeBySessionInfo(sessionInfo: string): TextCode | undefined;
  listProviderInfosByProviderId(providerId: string): readonly ProviderInfo[];
}

/** The state of a project and its tenants. The emulator's `state.js` names this type `AgentProjectState`. */
export interface ProjectState extends RealmState {
  enableImprovedEmailPrivacy: boolean;
  /** Returns the state of a tenant, and creates the tenant if it does not exist. */
  getTenantProject(tenantId: string): RealmState;
}

export interface ImportedUser {
  readonly localId: string;
  /** Milliseconds since the Unix epoch, as a string. */
  readonly createdAt: string;
  readonly email: string;
  readonly rawPassword?: string;
  readonly displayName?: string;
  readonly emailVerified?: boolean;
  readonly disabled?: boolean;
  readonly providerUserInfo?: readonly { providerId: string; rawId: string; email: string }[];
  readonly phoneNumber?: string;
  readonly mfaInfo?: readonly { phoneInfo: string; displayName?: string }[];
}

interface Server {
  createApp(
    defaultProject: string,
    singleProjectMode: number,
    states: { get(project: string): ProjectState; set(project: string, state: ProjectState): void },
  ): Promise<RequestListener>;
}
interface State {
  AgentProjectState: new (project: string) => ProjectState;
}
interface Operations {
  authOperations: {
    identitytoolkit: {
      projects: {
        accounts: {
          batchCreate(state: RealmState, body: { users: readonly ImportedUser[] }): { error: { message: string }[] };
        };
      };
    };
  };
}
type Middleware = (request: unknown, response: ServerResponse, next: (error?: unknown) => void) => void;
interface ExegesisExpress {
  middleware: (specification: unknown, options: object) => Promise<Middleware>;
}

const fromHere = createRequire(import.meta.url);
const fromFirebaseTools = createRequire(fromHere.resolve('firebase-tools/package.json'));

// Compile each JSON schema at its first use (40 ms). Compiling all of them at startup would take 3 to 4 s.
const exegesis = fromFirebaseTools('exegesis-express') as ExegesisExpress;
const { middleware } = exegesis;
/** The code of the error that Node's `pipeline` throws for a closed response. */
const pipeError = 'ERR_STREAM_UNABLE_TO_PIPE';
exegesis.middleware = async (specification, options) => {
  const answer = await middleware(specification, { ...options, lazyCompileValidationSchemas: true });
  // If a page closes during a request, the answer cannot be sent. The emulator would print an error with its stack.
  return (request, response, next) =>
    answer(request, response, (error) => {
      if (!(response.destroyed && error instanceof Error && 'code' in error && error.code === pipeError)) next(error);
    });
};

const auth = 'firebase-tools/lib/emulator/auth';
export const { createApp } = fromHere(`${auth}/server`) as Server;
export const { AgentProjectState } = fromHere(`${auth}/state`) as State;
export const importUsers = (fromHere(`${auth}/operations`) as Operations).authOperations.identitytoolkit.projects
  .accounts.batchCreate;
