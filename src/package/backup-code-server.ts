/** `doorstep-auth/backup-code-server`: backup codes on the app's own server. Not for the browser. */
export type {
  BackupCodeAccounts,
  BackupCodeAuth,
  BackupCodeClaims,
  BackupCodeUser,
} from '../server/backup-codes/backup-code-auth.ts';
export { createBackupCodes, type BackupCodeHandler, type BackupCodes } from '../server/backup-codes/backup-codes.ts';
export {
  createFirestoreStore,
  type BackupCodeCollection,
  type BackupCodeDocument,
  type BackupCodeFirestore,
  type BackupCodeSnapshot,
  type BackupCodeTransaction,
} from '../server/backup-codes/firestore-store.ts';
export type { BackupCodeLimit, BackupCodeLimits } from '../server/backup-codes/limits.ts';
export { createMemoryStore } from '../server/backup-codes/memory-store.ts';
export { toNodeHandler } from '../server/backup-codes/node-handler.ts';
export type { BackupCodesOptions, BackupCodeUse } from '../server/backup-codes/options.ts';
export { BackupCodeOptionsError } from '../server/backup-codes/options-error.ts';
export type {
  BackupCodeChanges,
  BackupCodeCounter,
  BackupCodeStore,
  StoredBackupCodes,
} from '../server/backup-codes/store.ts';
export type { NodeHandlerOptions } from '../server/shared/address-listener.ts';
export { findForwardedAddress } from '../server/shared/network.ts';
export type { NodeListener, NodeRequest, NodeResponse } from '../server/shared/node-listener.ts';
export type { OptionProblem } from '../server/shared/option-problems.ts';
