// Chunk with the screens for backup codes.
import { untilSignedOut, withAccountTexts } from '../account/index.ts';
import { backupCode as backupCodeScreen } from './backup-code.ts';
import { backupCodes as backupCodesScreen } from './backup-codes.ts';
import { newBackupCodes as newBackupCodesScreen } from './new-backup-codes.ts';

export const backupCode = withAccountTexts(backupCodeScreen);
export const backupCodes = withAccountTexts(untilSignedOut(backupCodesScreen));
export const newBackupCodes = withAccountTexts(newBackupCodesScreen);
