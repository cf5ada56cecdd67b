import type { AppServer } from './app-server.ts';

/** The paths at which the demo's server answers in place of the app's server. */
export const appServerPaths: Readonly<Record<keyof AppServer, string>> = {
  sendEmailCode: '/demo/app/send-code',
  checkEmailCode: '/demo/app/check-code',
  startPasskey: '/demo/app/passkeys/options',
  addPasskey: '/demo/app/passkeys',
  listPasskeys: '/demo/app/passkeys/list',
  renamePasskey: '/demo/app/passkeys/rename',
  removePasskey: '/demo/app/passkeys/remove',
  startPasskeySignIn: '/demo/app/sign-in/options',
  signInWithPasskey: '/demo/app/sign-in',
  endSessions: '/demo/app/end-sessions',
  createBackupCodes: '/demo/app/backup-codes',
  countBackupCodes: '/demo/app/backup-codes/count',
  useBackupCode: '/demo/app/backup-codes/use',
};

/** Calls the app's server, which runs in the process of the demo's server. */
export const remoteAppServer = Object.fromEntries(
  Object.entries(appServerPaths).map(([name, path]) => [name, (request: object) => post(path, request)]),
) as unknown as AppServer;

async function post(path: string, request: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(request) });
  if (!response.ok) throw new Error(`${path}: the demo’s server has answered ${response.status}.`);
  return response.json();
}
