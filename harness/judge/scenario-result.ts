import type { TestStepResultStatus } from '@cucumber/messages';
import type { Placed } from './scenario-id.ts';

/** How a scenario ended. `unfinished`: it was begun, and its end never came. */
export type Status = 'passed' | 'failed' | 'undefined' | 'ambiguous' | 'pending' | 'skipped' | 'unfinished';

/** What cucumber says of a step, in our words. */
export const statuses: Readonly<Record<`${TestStepResultStatus}`, Status>> = {
  PASSED: 'passed',
  FAILED: 'failed',
  UNDEFINED: 'undefined',
  AMBIGUOUS: 'ambiguous',
  PENDING: 'pending',
  SKIPPED: 'skipped',
  // A step that says nothing of itself has shown nothing.
  UNKNOWN: 'undefined',
};

/** The step at which a scenario went wrong. */
export interface Failure {
  /** As written, or what was done around the steps. */
  readonly step: string;
  readonly message: string;
  /** The class of what was thrown. */
  readonly type: string;
  /** What was found when all was over, and is also in the message. */
  readonly afterwards?: string;
}

export interface ScenarioResult extends Placed {
  /** The name with its examples put in. */
  readonly name: string;
  readonly status: Status;
  /** Null where it passed. */
  readonly failure: Failure | null;
  /** The screens of the widget that were come to, in order. */
  readonly screens?: readonly string[];
  readonly seconds: number;
}

/** Whether the harness is at fault rather than the product. */
export const isHarnessFault = ({ status, failure }: Pick<ScenarioResult, 'status' | 'failure'>): boolean =>
  status === 'unfinished' || failure?.type === 'HarnessError';
