import { after } from 'node:test';
import { startWireServer } from '../wire/wire-server.ts';
import { holdToContract } from './hold-to-contract.ts';
import { openProject } from './server-pages.ts';

const server = await startWireServer();
after(() => server.stop());

holdToContract('in-memory service, on the wire', () => openProject(server));
