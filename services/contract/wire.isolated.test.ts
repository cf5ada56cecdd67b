import { after } from 'node:test';
import { startInMemoryServer } from '../in-memory-server/in-memory-server.ts';
import { runContract } from './run-contract.ts';
import { openServerProject } from './support/server-project.ts';

const server = await startInMemoryServer();
after(() => server.stop());

runContract('SDK on the in-memory server', () => openServerProject(server));
