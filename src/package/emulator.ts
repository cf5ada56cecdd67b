/** `doorstep-auth/emulator`: the backend for Google's Auth emulator, for development. */
export { createEmulatorBackend, type EmulatorBackendOptions } from '../adapters/emulator/emulator-backend.ts';
