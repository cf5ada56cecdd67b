import type { Envelope, Pickle, TestCase, TestStepResult } from '@cucumber/messages';
import { readTransitions, transitionsType } from '../../driver/transition-report.ts';
import { LookCollector } from './collect-looks.ts';
import { indexScenarios, placeOf, type Placed, type ScenarioIndex } from './scenario-id.ts';
import { statuses, type Failure, type ScenarioResult, type Status } from './scenario-result.ts';

/** A scenario and where it stands. */
interface Announced {
  readonly pickle: Pickle;
  readonly place: Placed;
}

/** One scenario on its way. */
interface Running extends Announced {
  readonly testCase: TestCase;
  readonly begunAt: number;
  worst: Status;
  failure: Failure | null;
  screens: readonly string[];
}

/** A scenario may have failed twice; what stops it first explains it, but for the harness's own fault. */
const severity: readonly Status[] = ['passed', 'skipped', 'pending', 'undefined', 'ambiguous', 'failed', 'unfinished'];

/** Makes results of a run's messages: the one place that knows cucumber's. */
export class ScenarioCollector {
  /** The scenarios that have ended, in that order. */
  readonly results: ScenarioResult[] = [];
  /** Every scenario of the corpus, whether it is to run or not. */
  readonly places: Placed[] = [];
  /** What went wrong outside of scenarios, such as a feature that cannot be read. */
  readonly specFaults: string[] = [];
  readonly harnessFaults: string[] = [];
  /** In seconds since 1970; null until the first scenario begins. */
  firstBegin: number | null = null;
  lastEnd: number | null = null;

  /** What axe looked at, and could not. */
  readonly looks = new LookCollector();

  readonly #onResult: (result: ScenarioResult) => void;
  // What a run of cucumber's has announced; it is of use until that run ends, and there may be several.
  #index: ScenarioIndex = new Map();
  readonly #pickles = new Map<string, Announced>();
  readonly #testCases = new Map<string, TestCase>();
  readonly #running = new Map<string, Running>();

  /** @param onResult told of every scenario as it ends */
  constructor(onResult: (result: ScenarioResult) => void = () => {}) {
    this.#onResult = onResult;
  }

  receive(envelope: Envelope): void {
    const { gherkinDocument, pickle, parseError, testCase, testCaseStarted, testStepFinished, testCaseFinished } =
      envelope;
    if (parseError) this.specFaults.push(`${parseError.source.uri ?? 'a feature'}: ${parseError.message}`);
    // The scenarios of a feature follow it, before the next one.
    if (gherkinDocument) this.#index = indexScenarios(gherkinDocument);
    if (pickle) this.#announce(pickle);
    if (testCase) this.#testCases.set(testCase.id, testCase);
    if (testCaseStarted)
      this.#begin(testCaseStarted.id, testCaseStarted.testCaseId, secondsOf(testCaseStarted.timestamp));
    if (testStepFinished) {
      const { testCaseStartedId, testStepId, testStepResult } = testStepFinished;
      this.#finishStep(testCaseStartedId, testStepId, testStepResult);
    }
    if (testCaseFinished) this.#finish(testCaseFinished.testCaseStartedId, secondsOf(testCaseFinished.timestamp));
    this.looks.receive(envelope);
    this.#receiveScreens(envelope);
    this.#receiveOfTheRun(envelope);
  }

  /** The run is over: what has not ended never will. */
  end(): void {
    for (const [id, running] of this.#running) {
      running.worst = 'unfinished';
      running.failure ??= { step: 'the scenario', message: 'its end was never reported', type: 'HarnessError' };
      this.#finish(id, running.begunAt);
    }
  }

  #announce(pickle: Pickle): void {
    const place = placeOf(pickle, this.#index);
    if (!place) throw new Error(`the scenario "${pickle.name}" is in no feature that was read`);
    this.#pickles.set(pickle.id, { pickle, place });
    this.places.push(place);
  }

  #receiveScreens({ attachment }: Envelope): void {
    const running = this.#running.get(attachment?.testCaseStartedId ?? '');
    if (running && attachment?.mediaType === transitionsType) {
      running.screens = readTransitions(attachment.body).map(({ to }) => to);
    }
  }

  #receiveOfTheRun({ testRunHookFinished, testRunFinished, undefinedParameterType }: Envelope): void {
    if (undefinedParameterType) {
      const { name, expression } = undefinedParameterType;
      this.specFaults.push(`no parameter type is named {${name}}, in the step "${expression}"`);
    }
    if (testRunHookFinished && statuses[testRunHookFinished.result.status] === 'failed') {
      this.harnessFaults.push(`before or after all scenarios: ${messageOf(testRunHookFinished.result)}`);
    }
    if (testRunFinished) this.#forget();
    const exception = testRunFinished?.exception;
    if (exception) this.harnessFaults.push(exception.stackTrace ?? exception.message ?? exception.type);
  }

  #forget(): void {
    this.#index = new Map();
    this.#pickles.clear();
    this.#testCases.clear();
  }

  #begin(id: string, testCaseId: string, begunAt: number): void {
    const testCase = this.#testCases.get(testCaseId);
    const announced = testCase && this.#pickles.get(testCase.pickleId);
    if (!testCase || !announced) throw new Error(`a scenario began that was never announced: ${testCaseId}`);
    this.firstBegin = Math.min(this.firstBegin ?? begunAt, begunAt);
    this.#running.set(id, { ...announced, testCase, begunAt, worst: 'passed', failure: null, screens: [] });
  }

  #finishStep(id: string, stepId: string, result: TestStepResult): void {
    const running = this.#running.get(id);
    if (!running) return;
    const status = statuses[result.status];
    // After a step that did not pass, all others are skipped, which says nothing of them.
    if (status === 'passed' || (status === 'skipped' && running.worst !== 'passed')) return;
    const failure = { step: stepText(running, stepId), message: messageOf(result), type: result.exception?.type ?? '' };
    if (running.failure === null || failure.type === 'HarnessError') running.failure = failure;
    // What was found when all was over may explain it.
    else if (status === 'failed') {
      const message = both(running.failure, failure);
      running.failure = { ...running.failure, message, afterwards: failure.message };
    }
    if (severity.indexOf(status) > severity.indexOf(running.worst)) running.worst = status;
  }

  #finish(id: string, endedAt: number): void {
    const running = this.#running.get(id);
    if (!running) return;
    this.#running.delete(id);
    this.lastEnd = Math.max(this.lastEnd ?? endedAt, endedAt);
    const { pickle, place, worst, failure, begunAt, screens } = running;
    // A scenario without a step is not announced to pass: it has shown nothing.
    const status = worst === 'passed' && pickle.steps.length === 0 ? 'undefined' : worst;
    const result = {
      ...place,
      name: pickle.name,
      status,
      failure,
      screens,
      seconds: endedAt - begunAt,
    };
    this.results.push(result);
    this.#onResult(result);
  }
}

const both = (first: Failure, then: Failure): string => `${first.message}\nand, ${then.step}: ${then.message}`;

function stepText({ pickle, testCase }: Running, stepId: string): string {
  const pickleStepId = testCase.testSteps.find(({ id }) => id === stepId)?.pickleStepId;
  return pickle.steps.find(({ id }) => id === pickleStepId)?.text ?? 'around the scenario';
}

/** What was thrown, without its stack where there is a message. */
function messageOf({ status, exception, message }: TestStepResult): string {
  if (exception?.message) return exception.message;
  if (message) return message;
  return statuses[status] === 'undefined' ? 'no step definition fits' : `it is ${statuses[status]}`;
}

const secondsOf = ({ seconds, nanos }: { seconds: number; nanos: number }): number => seconds + nanos / 1e9;
