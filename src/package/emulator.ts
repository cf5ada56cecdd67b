/** `doorstep-auth/emulator`: signs in with Google's Auth emulator, for development. */
export { createEmulatorBackend, type EmulatorBackendOptions } from '../adapters/emulator/emulator-backend.ts';
