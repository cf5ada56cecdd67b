import { after } from 'node:test';
import { startAuthEmulator } from '../emulator/auth-emulator.ts';
import { openProject } from './server-pages.ts';
import { holdToContract } from './hold-to-contract.ts';

const emulator = await startAuthEmulator();
after(() => emulator.stop());

holdToContract('emulator', () => openProject(emulator));
