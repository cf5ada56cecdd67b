/** The modes that use a code from a mail, by the screen that serves them (spec §2 "Widget modes", reference §5.2). */
export const codeModes = {
  resetpassword: 'passwordReset',
  recoveremail: 'emailChangeRevocation',
  verifyemail: 'emailVerification',
  verifyandchangeemail: 'verifyAndChangeEmail',
  revertsecondfactoraddition: 'revertSecondFactor',
} as const;

export function isCodeMode(mode: string | undefined): mode is keyof typeof codeModes {
  return Object.hasOwn(codeModes, String(mode));
}
