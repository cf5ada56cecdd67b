import { after } from 'node:test';
import { startInMemoryServer } from '../in-memory-server/in-memory-server.ts';
import { runContract } from './run-contract.ts';
import { sessionStorage } from './support/browser-sdk.ts';

const { openAppAuthProject } = await import('./support/app-auth-project.ts');
// The server refuses every call without the app's App Check token.
const appCheckToken = 'app-check-token';
const server = await startInMemoryServer({ appCheckToken });
after(() => server.stop());

runContract('the app’s own Auth', () => openAppAuthProject(server, sessionStorage, { appCheckToken }));
