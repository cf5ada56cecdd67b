// Chunk with the account page, and with the screen on which a visitor signs in to her account again.
export { account } from './account.ts';
export { accountDeletion } from './account-deletion.ts';
export { emailChange, emailChangeSent } from './email-change.ts';
export { identityConfirmation } from './identity-confirmation.ts';
export { nameChange } from './name-change.ts';
export { passwordChange } from './password-change.ts';
export { secondFactors } from './second-factors.ts';
export { waysToSignIn } from './ways-to-sign-in.ts';
