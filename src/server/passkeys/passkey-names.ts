import { countCharacters, isOneLine } from '../shared/one-line.ts';

/** Longest name of a passkey, in characters. Some devices show no more. */
export const longestName = 64;

/**
 * Returns true for a name of 1 to 64 characters. Refuses angle brackets, so that no name can be read as HTML. Also
 * refuses characters that break a line or change the direction of the text around them.
 */
export const isName = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.trim() === value &&
  isOneLine(value) &&
  countCharacters(value) <= longestName &&
  !/[<>]/.test(value);

/**
 * Common password managers, by the AAGUID of their passkeys, from the community's list
 * (https://github.com/passkeydeveloper/passkey-authenticator-aaguids).
 */
const managers: Readonly<Record<string, string>> = {
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'iCloud Keychain',
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': 'iCloud Keychain',
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google Password Manager',
  'adce0002-35bc-c60a-648b-0b25f1f05503': 'Chrome on Mac',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
  '531126d6-e717-415c-9320-3d9aa6981239': 'Dashlane',
};

/**
 * Chooses a name for a passkey that the user has not named: the name of the password manager, or else the kind of the
 * passkey and the day, such as `Passkey 2026-05-03`.
 *
 * @param aaguid the model of the authenticator; browsers may hide it
 * @param addedAt in milliseconds since 1970
 */
export function chooseName(aaguid: string, transports: readonly string[], addedAt: number): string {
  const manager = Object.hasOwn(managers, aaguid) ? managers[aaguid] : undefined;
  if (manager !== undefined) return manager;
  const isKey = transports.includes('usb') || transports.includes('nfc');
  return `${isKey ? 'Security key' : 'Passkey'} ${new Date(addedAt).toISOString().slice(0, 10)}`;
}
