import {
  After,
  AfterAll,
  AfterStep,
  Before,
  BeforeAll,
  setDefaultTimeout,
  setWorldConstructor,
  Status,
  World,
} from '@cucumber/cucumber';
import type { ServiceControl } from '../src/adapters/service-control.ts';
import { checkAccessibility } from './accessibility/check-accessibility.ts';
import { within } from './browser/retry.ts';
import { closeBrowser, giveBack, warmSession } from './browser/worker-browser.ts';
import type { Clock } from './clock.ts';
import type { LaneParameters } from './lane-parameters.ts';
import { GuardError, leave } from './end-visit.ts';
import { axeCheckType, writeAxeCheck, type AxeCheck } from './attachments.ts';
import { nameOwnCodeOnly } from './own-stacks.ts';
import { serviceOf } from './service/visit-service.ts';
import { transitionsType, writeTransitions } from './transition-report.ts';
import { Visit } from './visit.ts';
import type { Visitor } from './visitor.ts';
import { browserVisitor } from './visitor/create-visitor.ts';

/** How long it may take a page to ask the service, in milliseconds of real time; it may have nothing to ask. */
const askedWithinMs = 400;

let visitOf: (world: DoorstepWorld) => Visit;

/** What sentences can speak to: somebody who visits, the service behind it all, and time. */
export class DoorstepWorld extends World<LaneParameters> {
  readonly #visit = new Visit(this.parameters);
  readonly visitor: Visitor = browserVisitor(this.#visit);
  readonly service: ServiceControl = serviceOf(this.#visit);
  readonly clock: Clock = {
    pass: (milliseconds) => this.#letPass((clock) => clock.pass(milliseconds)),
    passToMidnight: () => this.#letPass((clock) => clock.passToMidnight()),
  };

  /** While time passes the page is seen. */
  async #letPass(pass: (clock: Clock) => Promise<void>): Promise<void> {
    await this.#visit.rest();
    // An answer that is held back is waited for from when it is asked for, and a slow page may have to be loaded first.
    for (const operation of this.#visit.heldOperations) {
      await within(askedWithinMs, async () => (await this.service.count(operation)) > 0 || null);
    }
    const { clock, draw } = this.#visit.session;
    await pass(clock);
    await draw();
  }

  static {
    visitOf = (world) => world.#visit;
  }
}

setWorldConstructor(DoorstepWorld);

/** More than anything in a step may take, so that it is never a step that times out, saying nothing. */
setDefaultTimeout(20_000);

BeforeAll(async function () {
  nameOwnCodeOnly();
  // From `harness/run/start-lanes.ts`, sent to this thread as plain data.
  giveBack(await warmSession(this.parameters as unknown as LaneParameters));
});

Before(async function (this: DoorstepWorld, { pickle }) {
  const visit = visitOf(this);
  const tags = pickle.tags.map(({ name }) => name);
  visit.heed(tags);
  visit.mutation = this.parameters.mutations?.[pickle.name];
  await visit.enter(tags.includes('@isolated') ? 'fresh' : 'warm');
});

AfterStep(async function (this: DoorstepWorld, { result }) {
  const visit = visitOf(this);
  const seen = visit.takeSeen();
  if (seen && result.status === Status.PASSED) {
    const { lockFolder, accessibility } = this.parameters as unknown as LaneParameters;
    const tell = (look: AxeCheck): void => this.attach(writeAxeCheck(look), axeCheckType);
    if (accessibility !== 'off')
      await checkAccessibility(visit.view, seen, { lockFolder, isThorough: accessibility === 'states', tell });
  }
});

After(async function (this: DoorstepWorld) {
  const { transitions, findings } = await leave(visitOf(this), this.service);
  if (transitions.length > 0) this.attach(writeTransitions(transitions), transitionsType);
  if (findings.length > 0) throw new GuardError(findings.join('\n'));
});

AfterAll(closeBrowser);
