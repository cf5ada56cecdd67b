// Chunk with the account page, and with the screen on which a visitor signs in to her account again.
import { account as accountScreen } from './account.ts';
import { accountDeletion as accountDeletionScreen } from './account-deletion.ts';
import { emailChange as emailChangeScreen, emailChangeSent as emailChangeSentScreen } from './email-change.ts';
import { identityConfirmation as identityConfirmationScreen } from './identity-confirmation.ts';
import { nameChange as nameChangeScreen } from './name-change.ts';
import { passwordChange as passwordChangeScreen } from './password-change.ts';
import { secondFactors as secondFactorsScreen } from './second-factors.ts';
import { signOutEverywhere as signOutEverywhereScreen } from './sign-out-everywhere.ts';
import { untilSignedOut } from './until-signed-out.ts';
import { waysToSignIn as waysToSignInScreen } from './ways-to-sign-in.ts';
import { loadAccountTexts, withAccountTexts } from './with-account-texts.ts';

// The chunks of the passkeys, the devices, the backup codes and the phone need these functions. If this chunk did not export them, the
// bundler would create one more chunk for the shared code.
export { checkList, isDate } from './check-list.ts';
export { countBackupCodes } from './count-backup-codes.ts';
export { formatDay } from './format-day.ts';
export { readCodesLeft } from './read-codes-left.ts';
export { loadAccountTexts, untilSignedOut, withAccountTexts };

export const account = withAccountTexts(untilSignedOut(accountScreen));
export const accountDeletion = withAccountTexts(untilSignedOut(accountDeletionScreen));
export const emailChange = withAccountTexts(untilSignedOut(emailChangeScreen));
export const emailChangeSent = withAccountTexts(emailChangeSentScreen);
export const identityConfirmation = withAccountTexts(untilSignedOut(identityConfirmationScreen));
export const nameChange = withAccountTexts(untilSignedOut(nameChangeScreen));
export const passwordChange = withAccountTexts(untilSignedOut(passwordChangeScreen));
export const secondFactors = withAccountTexts(untilSignedOut(secondFactorsScreen));
export const signOutEverywhere = withAccountTexts(untilSignedOut(signOutEverywhereScreen));
export const waysToSignIn = withAccountTexts(untilSignedOut(waysToSignInScreen));
