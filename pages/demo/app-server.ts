import { CodeServer, type SentCode } from '../../services/code-server/code-server.ts';
import { readJwtClaims } from '../../src/adapters/in-memory/service/jwt.ts';
import type { ServiceControl } from '../../src/adapters/service-control.ts';
import type { EmailCodeAccepted, EmailCodeNotSent, EmailCodeRefused } from '../../src/widget/config/ui-config.ts';
import { type AccountCodes, BackupCodeServer } from './backup-code-server.ts';
import type { MailedCode } from './outbox-items.ts';
import { PasskeyServer, type ListedPasskey, type Passkey } from './passkey-server.ts';
import { createStoredValue, type StoragePage, type StoredValue } from './stored-value.ts';

/**
 * The server of the demo's app: mails codes, checks codes, passkeys and backup codes, and ends sessions. Each function takes and
 * returns JSON data, so that it can run in another process.
 */
export interface AppServer {
  sendEmailCode(request: { readonly email: string; readonly language: string }): Promise<EmailCodeNotSent | null>;
  checkEmailCode(request: {
    readonly email: string;
    readonly code: string;
  }): Promise<EmailCodeAccepted | EmailCodeRefused>;
  /** Returns the options for creating a passkey of the user. */
  startPasskey(request: { readonly idToken: string }): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Returns null if the browser's answer is wrong. */
  addPasskey(request: {
    readonly idToken: string;
    readonly response: RegistrationResponseJSON;
  }): Promise<ListedPasskey | null>;
  /** Lists the passkeys of the user. */
  listPasskeys(request: { readonly idToken: string }): Promise<readonly ListedPasskey[]>;
  renamePasskey(request: { readonly idToken: string; readonly id: string; readonly name: string }): Promise<null>;
  removePasskey(request: { readonly idToken: string; readonly id: string }): Promise<null>;
  startPasskeySignIn(request: object): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Returns a custom token; null if the passkey is unknown or the browser's answer is wrong. */
  signInWithPasskey(request: { readonly response: AuthenticationResponseJSON }): Promise<string | null>;
  /** Ends all sessions of the user, in all browsers. */
  endSessions(request: { readonly idToken: string }): Promise<null>;
  /** Creates backup codes, which replace all earlier ones of the user. */
  createBackupCodes(request: { readonly idToken: string }): Promise<readonly string[]>;
  /** Returns the number of backup codes that the user has left. */
  countBackupCodes(request: { readonly idToken: string }): Promise<number>;
  /** Removes the second factors of the account. Returns false if the code is wrong. */
  useBackupCode(request: { readonly email: string; readonly code: string }): Promise<boolean>;
}

export interface AppServerStores {
  readonly codes: StoredValue<readonly SentCode[]>;
  readonly passkeys: StoredValue<readonly Passkey[]>;
  readonly backupCodes: StoredValue<readonly AccountCodes[]>;
}

/** Creates the stores of the server, in a browser's storage or in memory. */
export function createAppServerStores(page: StoragePage = createMemoryPage()): AppServerStores {
  const createList = <T>(key: string) =>
    createStoredValue<readonly T[]>(key, (text) => JSON.parse(text ?? '[]') as readonly T[], JSON.stringify, page);
  return {
    codes: createList('doorstep:demo:codes'),
    passkeys: createList('doorstep:demo:account-passkeys'),
    backupCodes: createList('doorstep:demo:backup-codes'),
  };
}

function createMemoryPage(): StoragePage {
  const items = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  };
  return { localStorage, addEventListener() {} };
}

/**
 * Creates the server of the demo's app.
 *
 * @param control controls the service whose accounts sign in by mailed codes and passkeys
 * @param hasAccount returns whether the service still has the account of a passkey
 */
export function createAppServer(
  control: ServiceControl,
  { codes, passkeys, backupCodes }: AppServerStores,
  hasAccount?: (uid: string) => boolean,
): AppServer {
  // Create a new code server for each request, because another tab may have sent codes since the last request.
  const openCodeServer = () => {
    const server = new CodeServer(control, codes.get(), () => codes.set(server.sent));
    return server;
  };
  const passkeyServer = new PasskeyServer(passkeys, { hasAccount });
  const backupCodeServer = new BackupCodeServer(control, backupCodes);
  return {
    sendEmailCode: async ({ email, language }) => openCodeServer().send({ email, tenantId: null }, language),
    checkEmailCode: ({ email, code }) => openCodeServer().check({ email, tenantId: null }, code),
    startPasskey: async ({ idToken }) => passkeyServer.startRegistration(readUser(idToken)),
    addPasskey: ({ idToken, response }) => passkeyServer.register(readUser(idToken).uid, response),
    listPasskeys: async ({ idToken }) => passkeyServer.list(readUser(idToken).uid),
    async renamePasskey({ idToken, id, name }) {
      passkeyServer.rename(readUser(idToken).uid, id, name);
      return null;
    },
    async removePasskey({ idToken, id }) {
      passkeyServer.remove(readUser(idToken).uid, id);
      return null;
    },
    startPasskeySignIn: async () => passkeyServer.startSignIn(),
    signInWithPasskey: ({ response }) => passkeyServer.signIn(response),
    async endSessions({ idToken }) {
      await control.revokeSessions(readUser(idToken).name);
      return null;
    },
    createBackupCodes: async ({ idToken }) => backupCodeServer.create(readUser(idToken).name),
    countBackupCodes: async ({ idToken }) => backupCodeServer.count(readUser(idToken).name),
    useBackupCode: ({ email, code }) => backupCodeServer.use(email, code),
  };
}

/** Lists the mails with codes, for the outbox. */
export const listMailedCodes = ({ codes }: AppServerStores): readonly MailedCode[] =>
  codes.get().map(({ email, code, subject, sentAt }, index) => ({
    id: `mailed code ${index}`,
    to: email,
    mailedCode: code,
    subject,
    sentAt,
  }));

/**
 * Reads the user of an ID token. Her name is her email, or her ID if she has no email. The demo's services do not sign
 * their ID tokens, so there is no signature to check.
 */
function readUser(idToken: string): { readonly uid: string; readonly name: string } {
  const { user_id: uid, email } = Object(readJwtClaims(idToken)) as { user_id?: unknown; email?: unknown };
  if (typeof uid !== 'string') throw new Error('expected an ID token, saw none');
  return { uid, name: typeof email === 'string' ? email : uid };
}
