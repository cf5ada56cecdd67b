import type * as messages from '@cucumber/messages';
import * as attachments from '../../driver/attachments.ts';
import { findStructureErrors } from '../corpus/structure-errors.ts';
import type { Transition } from '../../pages/test-bed/test-bed-api.ts';
import { formatCount } from '../output.ts';
import type { Failure, ScenarioResult } from './judge.ts';
import { findPlace, findPlaces, type Placed } from './scenario-id.ts';
import { findStepLines } from './step-lines.ts';

interface Announced {
  readonly pickle: messages.Pickle;
  readonly place: Placed;
}

interface Running extends Announced {
  readonly testCase: messages.TestCase;
  /** The time when the scenario started, in seconds since the Unix epoch. */
  readonly startedAt: number;
  worst: ScenarioResult['status'];
  failure: Failure | null;
  /** ID of the step that started last. */
  step: string | null;
  readonly transitions: Transition[];
  readonly axeChecks: attachments.AxeCheck[];
}

/**
 * Our names for Cucumber's statuses of a step, from the least to the most severe. A scenario gets the most severe
 * status of its steps.
 */
const statuses = {
  PASSED: 'passed',
  SKIPPED: 'skipped',
  PENDING: 'pending',
  UNDEFINED: 'undefined',
  UNKNOWN: 'undefined',
  AMBIGUOUS: 'ambiguous',
  FAILED: 'failed',
} as const;
const severity: readonly ScenarioResult['status'][] = Object.values(statuses);

/** Collects the results of scenarios from Cucumber's messages. */
export class ScenarioCollector {
  readonly results: ScenarioResult[] = [];
  /** Every scenario of the features, including scenarios that do not run. */
  readonly places: Placed[] = [];
  /** Errors outside of scenarios, such as a feature that cannot be parsed. */
  readonly specErrors: string[] = [];
  readonly harnessErrors: string[] = [];
  /** The time when the first scenario started, in seconds since the Unix epoch. Null if no scenario has started yet. */
  firstBegin: number | null = null;
  lastEnd: number | null = null;

  readonly #onResult: (result: ScenarioResult) => void;
  #errorsBeforeStop = 0;
  /** Number of scenarios that the options select. */
  #selected = 0;
  // Cucumber runs the features in several batches. To save memory, the following fields contain data of the current
  // batch only.
  #places: ReadonlyMap<string, Placed> = new Map();
  readonly #stepLines = new Map<string, number>();
  readonly #pickles = new Map<string, Announced>();
  readonly #testCases = new Map<string, messages.TestCase>();
  readonly #running = new Map<string, Running>();

  constructor(onResult: (result: ScenarioResult) => void = () => {}) {
    this.#onResult = onResult;
  }

  receive(envelope: messages.Envelope): void {
    const { gherkinDocument, pickle, testCase, testCaseStarted, testStepStarted } = envelope;
    const { testStepFinished, testCaseFinished } = envelope;
    // Cucumber sends each feature right before its scenarios. So `#receiveDocument` keeps only the scenarios of the
    // newest feature.
    if (gherkinDocument) this.#receiveDocument(gherkinDocument);
    if (pickle) this.#announce(pickle);
    if (testCase) this.#selected += 1;
    if (testCase) this.#testCases.set(testCase.id, testCase);
    if (testCaseStarted) this.#start(testCaseStarted);
    if (testStepStarted) this.#startStep(testStepStarted);
    if (testStepFinished) this.#finishStep(testStepFinished);
    if (envelope.attachment) this.#attach(envelope.attachment);
    if (testCaseFinished) this.#finish(testCaseFinished.testCaseStartedId, toSeconds(testCaseFinished.timestamp));
    this.#receiveRunMessages(envelope);
  }

  /**
   * Records that the run is being stopped. {@link end} then drops the harness errors that follow, because the stop
   * itself causes them.
   */
  stop(): void {
    this.#errorsBeforeStop = this.harnessErrors.length;
  }

  /**
   * Ends the run. Reports scenarios that have not ended as `unfinished`.
   *
   * @param stopReason the reason why the run was stopped early; null if the run is complete
   */
  end(stopReason: string | null = null): void {
    for (const [id, running] of this.#running) {
      const step = running.step === null ? { step: 'the scenario', line: null } : this.#findStep(running, running.step);
      running.worst = 'unfinished';
      running.failure ??= {
        ...step,
        message: 'the scenario started, but its worker did not report its end',
        type: 'HarnessError',
      };
      this.#finish(id, running.startedAt);
    }
    if (stopReason === null) return;
    // Drop the errors that were reported after the stop: Cucumber reports one for each worker that the stop has ended.
    this.harnessErrors.length = this.#errorsBeforeStop;
    const missing = this.#selected - this.results.length;
    const rest = this.#selected === 0 ? 'no scenario ran' : `${formatCount(missing, 'scenario')} did not run`;
    this.harnessErrors.push(`${stopReason}; ${rest}`);
  }

  #receiveDocument(document: messages.GherkinDocument): void {
    this.#places = findPlaces(document);
    for (const [id, line] of findStepLines(document)) this.#stepLines.set(id, line);
    const { uri = 'a feature' } = document;
    this.specErrors.push(...findStructureErrors(document).map(({ line, text }) => `${uri}:${line}: ${text}`));
  }

  #announce(pickle: messages.Pickle): void {
    const place = findPlace(pickle, this.#places);
    if (!place) throw new Error(`the scenario "${pickle.name}" is in no feature that was received`);
    this.#pickles.set(pickle.id, { pickle, place });
    this.places.push(place);
  }

  #attach({ testCaseStartedId = '', mediaType, body }: messages.Attachment): void {
    const running = this.#running.get(testCaseStartedId);
    if (mediaType === attachments.transitionsType) running?.transitions.push(...attachments.readTransitions(body));
    if (mediaType === attachments.axeCheckType) running?.axeChecks.push(attachments.readAxeCheck(body));
  }

  #receiveRunMessages({
    parseError,
    testRunHookFinished,
    testRunFinished,
    undefinedParameterType,
  }: messages.Envelope): void {
    if (parseError) this.specErrors.push(`${parseError.source.uri ?? 'a feature'}: ${parseError.message}`);
    if (undefinedParameterType) {
      const { name, expression } = undefinedParameterType;
      this.specErrors.push(`Unknown parameter type {${name}} in the step "${expression}"`);
    }
    if (testRunHookFinished && statuses[testRunHookFinished.result.status] === 'failed') {
      this.harnessErrors.push(
        `a hook that runs before or after all scenarios failed: ${getMessage(testRunHookFinished.result)}`,
      );
    }
    if (testRunFinished) {
      this.#places = new Map();
      this.#stepLines.clear();
      this.#pickles.clear();
      this.#testCases.clear();
    }
    const exception = testRunFinished?.exception;
    if (exception) this.harnessErrors.push(exception.stackTrace ?? exception.message ?? exception.type);
  }

  #start({ id, testCaseId, timestamp }: messages.TestCaseStarted): void {
    const startedAt = toSeconds(timestamp);
    const testCase = this.#testCases.get(testCaseId);
    const announced = testCase && this.#pickles.get(testCase.pickleId);
    if (!testCase || !announced) throw new Error(`unknown test case ${testCaseId}`);
    this.firstBegin = Math.min(this.firstBegin ?? startedAt, startedAt);
    const empty = { worst: 'passed' as const, failure: null, step: null, transitions: [], axeChecks: [] };
    this.#running.set(id, { ...announced, testCase, startedAt, ...empty });
  }

  #startStep({ testCaseStartedId, testStepId }: messages.TestStepStarted): void {
    const running = this.#running.get(testCaseStartedId);
    if (running) running.step = testStepId;
  }

  #finishStep({ testCaseStartedId, testStepId, testStepResult }: messages.TestStepFinished): void {
    const running = this.#running.get(testCaseStartedId);
    if (!running) return;
    const status = statuses[testStepResult.status];
    // Ignore steps that have passed, and steps that Cucumber has skipped because an earlier step has not passed.
    if (status === 'passed' || (status === 'skipped' && running.worst !== 'passed')) return;
    const failure = {
      ...this.#findStep(running, testStepId),
      message: getMessage(testStepResult),
      type: testStepResult.exception?.type ?? '',
    };
    if (running.failure === null || failure.type === 'HarnessError') running.failure = failure;
    // Cucumber runs hooks even after a failed step. Add the error of a hook, because it may explain the error of the
    // step.
    else if (status === 'failed') {
      const message = `${running.failure.message}\nand at ${failure.step}: ${failure.message}`;
      const afterwards = [...(running.failure.afterwards ?? []), failure.message];
      running.failure = { ...running.failure, message, afterwards };
    }
    if (severity.indexOf(status) > severity.indexOf(running.worst)) running.worst = status;
  }

  #findStep({ pickle, testCase }: Running, stepId: string): Pick<Failure, 'step' | 'line'> {
    const pickleStepId = testCase.testSteps.find(({ id }) => id === stepId)?.pickleStepId;
    const found = pickle.steps.find(({ id }) => id === pickleStepId);
    if (!found) return { step: 'a hook, which runs before or after every scenario', line: null };
    return { step: found.text, line: this.#stepLines.get(found.astNodeIds[0] ?? '') ?? null };
  }

  #finish(id: string, endedAt: number): void {
    const running = this.#running.get(id);
    if (!running) return;
    this.#running.delete(id);
    this.lastEnd = Math.max(this.lastEnd ?? endedAt, endedAt);
    const { pickle, place, worst, failure, startedAt, transitions, axeChecks } = running;
    // A scenario without steps proves nothing, so give it Cucumber's status `undefined`.
    const status = worst === 'passed' && pickle.steps.length === 0 ? 'undefined' : worst;
    const seconds = endedAt - startedAt;
    const result = { ...place, name: pickle.name, status, failure, transitions, axeChecks, seconds };
    this.results.push(result);
    this.#onResult(result);
  }
}

function getMessage({ status, exception, message }: messages.TestStepResult): string {
  if (exception?.message) return exception.message;
  if (message) return message;
  return statuses[status] === 'undefined'
    ? 'no step definition matches this text: correct it, or write a step definition in steps/'
    : `the step is ${statuses[status]}`;
}

const toSeconds = ({ seconds, nanos }: messages.Timestamp): number => seconds + nanos / 1e9;
