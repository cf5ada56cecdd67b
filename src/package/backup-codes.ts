/** `doorstep-auth/backup-codes`: creates, counts and uses codes. Calls the server of `doorstep-auth/backup-code-server`. */
export {
  BackupCodeError,
  type BackupCodeAction,
  type BackupCodeMessage,
  type BackupCodeProblem,
} from '../widget/backup-codes/backup-code-requests.ts';
export {
  backupCodesFrom,
  type AppBackupCodes,
  type BackupCodeOwner,
  type BackupCodesFromOptions,
} from '../widget/backup-codes/backup-codes-from.ts';
export { ConfigError, type ConfigProblem } from '../widget/config/config-error.ts';
export type { BackupCodeContext, BackupCodesLeft } from '../widget/config/ui-config.ts';
