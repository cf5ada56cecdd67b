import { createMemoryStore as createCounters } from '../email-codes/memory-store.ts';
import { createMemoryRecords } from '../shared/memory-records.ts';
import type { BackupCodeChanges, BackupCodeStore, StoredBackupCodes } from './store.ts';

/**
 * Creates a store in the memory of this process, for development: all backup codes are lost when the server restarts.
 * Writes a warning to the console if the variable `NODE_ENV` is `production`.
 */
export function createMemoryStore(): BackupCodeStore {
  const codes = createMemoryRecords<StoredBackupCodes, BackupCodeChanges>('loses all backup codes');
  return { ...codes, count: createCounters().count };
}
