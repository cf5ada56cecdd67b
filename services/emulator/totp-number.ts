/** Begins the number under which the emulator knows a TOTP factor. */
export const totpPrefix = '+totp';

/** Whether a phone number stands for a TOTP factor. */
export const isTotpNumber = (phoneNumber: string): boolean => phoneNumber.startsWith(totpPrefix);
