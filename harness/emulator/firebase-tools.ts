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
}

export type MailRequest =
  'PASSWORD_RESET' | 'EMAIL_SIGNIN' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

/** A code that was sent by mail ("out of band"). */
export interface MailCode {
  readonly email: string;
  readonly requestType: MailRequest;
  readonly oobCode: string;
  readonly oobLink: string;
}

/** All that one project knows (`state.js`, AgentProjectState). */
export interface ProjectState {
  enableImprovedEmailPrivacy: boolean;
  getUserByEmail(canonicalEmail: string): EmulatorUser | undefined;
  generateLocalId(): string;
  updateUserByLocalId(localId: string, fields: { disabled?: true; emailLinkSignin?: true }): EmulatorUser;
  deleteUser(user: EmulatorUser): void;
  createOob(
    email: string,
    newEmail: string | undefined,
    request: MailRequest,
    link: (code: string) => string,
  ): MailCode;
  deleteOobCode(code: string): boolean;
  listOobCodes(): Iterable<MailCode>;
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
          batchCreate(state: ProjectState, body: { users: readonly ImportedUser[] }): { error: { message: string }[] };
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
