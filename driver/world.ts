import {
  After,
  AfterAll,
  AfterStep,
  Before,
  BeforeAll,
  BeforeStep,
  setDefaultTimeout,
  setWorldConstructor,
  Status,
  World,
} from '@cucumber/cucumber';
import type { ServiceControl } from '../src/adapters/service-control.ts';
import { checkAccessibility } from './accessibility/check-accessibility.ts';
import { axeCheckType, transitionsType, writeAxeCheck, writeTransitions, type AxeCheck } from './attachments.ts';
import type { Clock } from './browser/paused-clock.ts';
import { retry } from './browser/retry.ts';
import { closeBrowser, returnWarmSession, takeWarmSession } from './browser/worker-browser.ts';
import { endVisit, GuardError } from './end-visit.ts';
import type { LaneParameters } from './lane-parameters.ts';
import { readStepTimeout } from './step-timeout.ts';
import { connectVisitService } from './service/visit-service.ts';
import { Visit } from './visit.ts';
import { createVisitor, type Visitor } from './visitor/visitor.ts';

/**
 * Maximum time, in real milliseconds, to wait until the page makes a call whose answer the scenario delays. The time is
 * short, because the page may never make this call.
 */
const heldCallLimitMs = 400;

let getVisit: (world: DoorstepWorld) => Visit;

/** The world of a scenario. Steps act on the visitor, the service and the clock only. */
export class DoorstepWorld extends World<LaneParameters> {
  readonly #visit = new Visit(this.parameters);
  readonly visitor: Visitor = createVisitor(this.#visit);
  readonly service: ServiceControl = connectVisitService(this.#visit);
  readonly clock: Clock = {
    pass: (milliseconds) => this.#advanceClock((clock) => clock.pass(milliseconds)),
    passToMidnight: () => this.#advanceClock((clock) => clock.passToMidnight()),
    jump: (milliseconds) => this.#advanceClock((clock) => clock.jump(milliseconds)),
  };

  async #advanceClock(advance: (clock: Clock) => Promise<void>): Promise<void> {
    await this.#visit.waitUntilIdle();
    // Wait until the app has made the calls whose answers the scenario delays. With each call, the app starts a
    // timeout, which must start before the clock advances.
    for (const operation of this.#visit.heldOperations) {
      await retry(heldCallLimitMs, async () => (await this.service.count(operation)) > 0 || null);
    }
    const { clock, drawFrame } = this.#visit.session;
    await advance(clock);
    await drawFrame();
  }

  static {
    getVisit = (world) => world.#visit;
  }
}

setWorldConstructor(DoorstepWorld);

const stepTimeoutMs = readStepTimeout();
setDefaultTimeout(stepTimeoutMs);

const isOwnFile = (file: string | null | undefined): boolean =>
  typeof file === 'string' && !file.startsWith('node:') && !file.includes('/node_modules/');

/**
 * Keeps only our own files in stack traces. Otherwise, formatting the traces would double the time of every Playwright
 * call.
 */
function shortenStackTraces(): void {
  Error.prepareStackTrace = (error, frames) =>
    [
      String(error),
      ...frames.filter((frame) => isOwnFile(frame.getFileName())).map((frame) => `    at ${String(frame)}`),
    ].join('\n');
}

/**
 * Time limit for the hook that starts the browser, in milliseconds. Longer than the limit for a step, because a browser
 * starts slowly on a busy machine.
 */
const startTimeoutMs = 6 * stepTimeoutMs;

BeforeAll({ timeout: startTimeoutMs }, async function () {
  shortenStackTraces();
  // The cast is safe: `harness/run/start-lanes.ts` sends these parameters to this thread.
  returnWarmSession(await takeWarmSession(this.parameters as unknown as LaneParameters));
});

Before({ timeout: startTimeoutMs }, async function (this: DoorstepWorld, { pickle }) {
  const visit = getVisit(this);
  const tags = pickle.tags.map(({ name }) => name);
  visit.selectService(tags);
  visit.mutation = this.parameters.mutations?.[pickle.name];
  const givenSteps = pickle.steps.filter(({ type }) => String(type) !== 'Outcome');
  visit.setOwnTexts(givenSteps.map(({ text, argument }) => [text, argument]));
  await visit.start(tags.includes('@isolated') ? 'fresh' : 'warm');
});

// The step "she is still on …" must fail if the page leaves the screen during the When step. So start watching the
// screen before the When step.
BeforeStep(async function (this: DoorstepWorld, { pickle, pickleStep }) {
  if (String(pickleStep.type) !== 'Action') return;
  if (pickle.steps.some(({ text }) => text.includes(' is still on "'))) await this.visitor.watchScreen();
});

AfterStep(async function (this: DoorstepWorld, { result }) {
  const visit = getVisit(this);
  const screen = visit.takeSeenScreen();
  if (screen && result.status === Status.PASSED) {
    const { lockFolder, accessibility } = this.parameters as unknown as LaneParameters;
    const report = (check: AxeCheck): void => this.attach(writeAxeCheck(check), axeCheckType);
    if (accessibility !== 'off')
      await checkAccessibility(visit.view, screen, { lockFolder, isThorough: accessibility === 'states', report });
  }
});

After(async function (this: DoorstepWorld) {
  const { transitions, findings } = await endVisit(getVisit(this), this.service);
  if (transitions.length > 0) this.attach(writeTransitions(transitions), transitionsType);
  if (findings.length > 0) throw new GuardError(findings.join('\n'));
});

AfterAll(closeBrowser);
