import { HarnessError } from '../../driver/harness-error.ts';

/** Returns the error for a report that cannot be written, for example because the disk is full. */
export function describeReportError(folder: string, cause: unknown): HarnessError {
  return new HarnessError(`cannot write the report to ${folder}: ${cause instanceof Error ? cause.message : cause}`, {
    cause,
  });
}
