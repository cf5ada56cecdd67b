import type { TestStepResultStatus } from '@cucumber/messages';
import type { AxeCheck } from '../../driver/attachments.ts';
import type { Transition } from '../../pages/test-bed/test-bed-api.ts';
import type { Placed } from './scenario-id.ts';

/** The end of a scenario. `unfinished`: it started, but its end was never reported. */
export type Status = 'passed' | 'failed' | 'undefined' | 'ambiguous' | 'pending' | 'skipped' | 'unfinished';

/** Cucumber's results of a step as ours. */
export const statuses: Readonly<Record<`${TestStepResultStatus}`, Status>> = {
  PASSED: 'passed',
  FAILED: 'failed',
  UNDEFINED: 'undefined',
  AMBIGUOUS: 'ambiguous',
  PENDING: 'pending',
  SKIPPED: 'skipped',
  UNKNOWN: 'undefined',
};

export interface Failure {
  /** Text of the failed step, or the name of a hook. */
  readonly step: string;
  readonly message: string;
  /** Class of the error. */
  readonly type: string;
  /** The part of the message that hooks reported after the failed step. */
  readonly afterwards?: string;
}

export interface ScenarioResult extends Placed {
  /** The name, with placeholders replaced by their example. */
  readonly name: string;
  readonly status: Status;
  /** Null if it passed. */
  readonly failure: Failure | null;
  /** In order. */
  readonly transitions?: readonly Transition[];
  readonly axeChecks?: readonly AxeCheck[];
  readonly seconds: number;
}

/** Returns whether the harness failed, rather than the product. */
export const isHarnessError = ({ status, failure }: Pick<ScenarioResult, 'status' | 'failure'>): boolean =>
  status === 'unfinished' || failure?.type === 'HarnessError';
