import type { Auth } from 'firebase/auth';

/**
 * Returns the URL of the emulator to which an `Auth` is connected, such as `http://127.0.0.1:9099`. Returns null if the
 * `Auth` is not connected to an emulator.
 */
export function getEmulatorUrl({ emulatorConfig }: Auth): string | null {
  if (!emulatorConfig) return null;
  const { protocol, host, port } = emulatorConfig;
  return `${protocol}://${host}${port === null ? '' : `:${port}`}`;
}
