import { after } from 'node:test';
import { startAuthEmulator } from '../emulator/auth-emulator.ts';
import { runContract } from './run-contract.ts';
import { openServerProject } from './support/server-project.ts';

const emulator = await startAuthEmulator();
after(() => emulator.stop());

runContract('emulator', () => openServerProject(emulator));
