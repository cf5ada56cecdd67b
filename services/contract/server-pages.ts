import { sessionStorage } from './browser-sdk.ts';
import type { AuthServer } from '../wire/auth-server.ts';
import { createEmulatorBackend } from '../../src/adapters/emulator/emulator-backend.ts';
import type { Opening } from './hold-to-contract.ts';

// The SDK leaves its 30 s timeout behind when a connection breaks; nobody waits for it here.
const setTimer = globalThis.setTimeout;
globalThis.setTimeout = Object.assign((...given: Parameters<typeof setTimer>) => {
  const timer = setTimer(...given);
  if ((given[1] ?? 0) >= 30_000) timer.unref();
  return timer;
}, setTimer);

let projects = 0;

/** A project of its own on a server that the SDK speaks to, and a browser session at it. */
export function openProject({ url, control }: AuthServer): Opening {
  const apiKey = `contract-${++projects}`;
  return {
    control: control(apiKey),
    storage: sessionStorage,
    openPage: () => createEmulatorBackend({ url, apiKey, storage: sessionStorage }),
  };
}
