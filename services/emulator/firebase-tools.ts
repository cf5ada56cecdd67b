import { createRequire } from 'node:module';
import type { RequestListener } from 'node:http';

/**
 * The parts of firebase-tools that make its Auth emulator, without its command line: no Java, no ports of its own, no
 * network. They are not a public interface, so firebase-tools is pinned to one version, and they are typed here as
 * far as they are used.
 */

/** One account (`state.js`, UserInfo). */
export interface EmulatorUser {
  readonly localId: string;
  readonly email?: string;
  readonly displayName?: string;
  /** `fakeHash:salt=…:password=…` */
  readonly passwordHash?: string;
  readonly emailVerified?: boolean;
  readonly providerUserInfo?: readonly { readonly providerId: string }[];
  readonly mfaInfo?: readonly SecondFactorInfo[];
}

/** A second factor of an account; the emulator knows phones only. */
export interface SecondFactorInfo {
  readonly mfaEnrollmentId: string;
  readonly phoneInfo: string;
  readonly unobfuscatedPhoneInfo: string;
  readonly enrolledAt: string;
  readonly displayName?: string;
}

/** The last one is not the emulator's own: it keeps such a code, and that is all. */
export type MailRequest =
  | 'PASSWORD_RESET'
  | 'EMAIL_SIGNIN'
  | 'VERIFY_EMAIL'
  | 'VERIFY_AND_CHANGE_EMAIL'
  | 'RECOVER_EMAIL'
  | 'REVERT_SECOND_FACTOR_ADDITION';

/** A code that was sent by mail ("out of band"). */
export interface MailCode {
  readonly email: string;
  readonly requestType: MailRequest;
  readonly oobCode: string;
  readonly oobLink: string;
}

/** A code that was sent by text message. */
export interface TextCode {
  readonly code: string;
  readonly phoneNumber: string;
  readonly sessionInfo: string;
}

/** What a federated provider said of an account. */
export interface ProviderInfo {
  readonly rawId: string;
  readonly email?: string;
  readonly displayName?: string;
  readonly photoUrl?: string;
}

/** What the project, or one of its tenants, knows (`state.js`, ProjectState). */
export interface RealmState {
  getUserByEmail(canonicalEmail: string): EmulatorUser | undefined;
  /** Every account, whatever the filter says. */
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
      /** Sessions that began before it are over; in seconds. */
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

/** All that one project knows (`state.js`, AgentProjectState). */
export interface ProjectState extends RealmState {
  enableImprovedEmailPrivacy: boolean;
  /** Makes the tenant if there is none. */
  getTenantProject(tenantId: string): RealmState;
}

/** An account as `accounts:batchCreate` takes it. */
export interface ImportedUser {
  readonly localId: string;
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
interface ExegesisExpress {
  middleware: (specification: unknown, options: object) => unknown;
}

const fromHere = createRequire(import.meta.url);
const fromFirebaseTools = createRequire(fromHere.resolve('firebase-tools/package.json'));

// Compiling the hundred JSON schemas of the API at once takes 3 to 4 s; on first use, each takes 40 ms.
const exegesis = fromFirebaseTools('exegesis-express') as ExegesisExpress;
const { middleware } = exegesis;
exegesis.middleware = (specification, options) =>
  middleware(specification, { ...options, lazyCompileValidationSchemas: true });

const auth = 'firebase-tools/lib/emulator/auth';
export const { createApp } = fromHere(`${auth}/server`) as Server;
export const { AgentProjectState } = fromHere(`${auth}/state`) as State;
export const importUsers = (fromHere(`${auth}/operations`) as Operations).authOperations.identitytoolkit.projects
  .accounts.batchCreate;
