import { setTimeout as pause } from 'node:timers/promises';
import type { DoorstepWorld } from '../../driver/world.ts';
import { goToScreen, screenRoutes } from '../../steps/shared/screen-routes.ts';
import type { Person } from '../../steps/shared/scenario-state.ts';
import { fillIn, finishSignIn, goOn } from './actions.ts';
import type { Difference } from './differences.ts';
import type { Cell, Column, Place, Row } from './table.ts';

const hourMs = 3_600_000;

/** Time within which the visitor must be able to continue, in milliseconds of the page's clock. */
const stuckMs = 10_000;

interface Visit {
  readonly world: DoorstepWorld;
  readonly person: Person;
  readonly row: Row;
}

/**
 * Runs the test of one cell. For the cell `Create account × reload`, opens the screen "Create account" and reloads the
 * page. Returns the differences from the expected screen.
 */
export async function runCell(
  world: DoorstepWorld,
  person: Person,
  { row, column, expected }: Cell,
): Promise<readonly Difference[]> {
  const visit: Visit = { world, person, row };
  // If Back should leave the widget, open another page first, so that the history contains a page before the widget.
  if (expected === 'out') await world.visitor.goTo('/cummies');
  else if (column === 'forward' && row.expected.back === 'out') await world.visitor.goTo('/cummies');
  await goToScreen(world, person, row.screen);
  if (expected === 'out') {
    await fillIn(world, row);
    return (await world.visitor.leavesByBack()) ? [] : [{ kind: 'screen', text: 'Back does not leave the page' }];
  }
  if ('none' in expected) return [];
  return run[column](visit, expected);
}

type Run = (visit: Visit, expected: Place) => Promise<readonly Difference[]>;

/**
 * Creates a test of the disturbance `act`, such as a reload. The test fills in the screen, calls `act`, and checks that
 * the page shows the expected screen. If it does, {@link goOnFrom} checks that the visitor can continue.
 */
const disturb =
  (act: (visit: Visit) => Promise<unknown>): Run =>
  async (visit, expected) => {
    await fillIn(visit.world, visit.row);
    await act(visit);
    const found = await findDifferences(visit.world, expected);
    return found.length > 0 ? found : goOnFrom(visit, expected);
  };

/**
 * If the visitor is expected to stay on the screen of `row`, fills in this screen, continues, and checks the next
 * screen. Otherwise, or if the test ends there (`ends`), checks nothing.
 */
async function goOnFrom({ world, person, row }: Visit, { screen, ends }: Place): Promise<readonly Difference[]> {
  if (screen !== row.screen || ends) return [];
  await fillIn(world, row);
  await goOn(world, person, row);
  return findDifferences(world, row.next);
}

const run: Readonly<Record<Column, Run>> = {
  'double press': pressTwice,
  back: disturb(({ world }) => world.visitor.goBack()),
  forward: disturb(async ({ world, row }) => {
    if (row.expected.back === 'out') await world.visitor.leavesByBack();
    else await world.visitor.goBack();
    await world.visitor.goForward();
  }),
  reload: disturb(({ world }) => world.visitor.reload()),
  unmount: disturb(async ({ world }) => {
    await world.visitor.readScreen();
    await world.visitor.redrawApp();
  }),
  'two tabs': async (visit, expected) => {
    const { visitor } = visit.world;
    let inNewTab: readonly Difference[] = [];
    const found = await disturb(async () => {
      await visitor.openInNewTab((await visitor.readScreen()).address);
      await visitor.readScreen();
      inNewTab = await findStuck(visit.world);
      await visitor.goToFirstTab();
    })(visit, expected);
    return [...inNewTab, ...found];
  },
  freeze: disturb(async ({ world: { visitor } }) => {
    await visitor.freezeAndResume();
    await visitor.hideAndShowTab();
  }),
  async 'clock jump'(visit, expected) {
    const { world, row } = visit;
    await fillIn(world, row);
    await world.clock.jump(-hourMs);
    await world.clock.pass(15_000);
    const found = await findDifferences(world, expected);
    if (found.length > 0) return found;
    await world.clock.jump(1.5 * hourMs);
    const ahead = await findDifferences(world, expected);
    return ahead.length > 0 ? ahead : goOnFrom(visit, expected);
  },
  async offline(visit, expected) {
    const { world, row } = visit;
    await fillIn(world, row);
    await world.visitor.setOnline(false);
    await refuse(visit, 'NETWORK');
    await goOn(world, visit.person, row);
    const found = await findDifferences(world, expected);
    await world.visitor.setOnline(true);
    return found.length > 0 ? found : tryAgain(visit, expected, row.next);
  },
  'late answer': answerLate,
  async 'rejected twice'(visit, expected) {
    const { world, person, row } = visit;
    await refuse(visit, 'UNAVAILABLE');
    await refuse(visit, 'UNAVAILABLE');
    await fillIn(world, row);
    await goOn(world, person, row);
    const first = await findDifferences(world, expected);
    if (first.length > 0 || expected.ends) return first;
    const second = await tryAgain(visit, expected, expected);
    return second.length > 0 ? second : tryAgain(visit, expected, row.next);
  },
  async 'delivered twice'(visit, expected) {
    const { world, person, row } = visit;
    await refuse(visit, 'DELIVERED_TWICE');
    await fillIn(world, row);
    await goOn(world, person, row);
    return findDifferences(world, expected);
  },
};

/** Repeats a failed attempt. Returns the differences between the page and the expected screen `next`. */
async function tryAgain({ world, person, row }: Visit, { stays, proceed }: Place, next: Place) {
  if (stays) await fillIn(world, row);
  await goOn(world, person, row, proceed ?? row.presses);
  return findDifferences(world, next);
}

async function refuse({ world, row }: Visit, message: string): Promise<void> {
  if (row.request !== null) await world.service.refuseNext(row.request, message);
}

async function pressTwice({ world, person, row }: Visit, expected: Place): Promise<readonly Difference[]> {
  const { request, presses } = row;
  await fillIn(world, row);
  const before = await countCreated(world);
  const requests = request === null ? 0 : await world.service.count(request);
  if (request !== null) await world.service.hold(request);
  await world.visitor.pressTwice(presses ?? '');
  if (request !== null) {
    await world.visitor.press('Enter');
    await world.service.release();
  }
  await finishSignIn(world, person, row);
  const found = await findDifferences(world, expected);
  const created = await countCreated(world);
  const sent = request === null ? 1 : (await world.service.count(request)) - requests;
  const surplus = Object.entries(created).flatMap(([what, count]) => {
    const more = count - (before[what] ?? 0);
    const expectedMore = what === row.creates ? 1 : what === row.deletes ? -1 : 0;
    return request === null || more === expectedMore ? [] : [`expected ${expectedMore} new ${what}, saw ${more}`];
  });
  return [
    ...found,
    ...(sent === 1 ? [] : [`the request was sent ${sent} times`]).map(
      (text) => ({ kind: 'sent twice', text }) as const,
    ),
    ...surplus.map((text) => ({ kind: 'sent twice', text }) as const),
  ];
}

async function countCreated({ service }: DoorstepWorld): Promise<Readonly<Record<string, number>>> {
  const [mails, messages, accounts] = [
    await service.mails(),
    await service.textMessages(),
    await service.countAccounts(),
  ];
  return { mail: mails.length, 'text message': messages.length, account: accounts };
}

/** Unmounts the widget while the widget waits for the service. Mounts the widget again before the service answers. */
async function answerLate({ world, person, row }: Visit, expected: Place): Promise<readonly Difference[]> {
  const { visitor, service } = world;
  const { request } = row;
  if (request === null) return [];
  await fillIn(world, row);
  const user = await visitor.readSharedUserId();
  const sent = await service.count(request);
  await service.hold(request);
  await goOn(world, person, row);
  if (!(await isCalledAgain(world, row, sent))) return [{ kind: 'other', text: `there was no request "${request}"` }];
  await visitor.redrawApp();
  await visitor.listWaysOn(); // Called only to wait until the new widget is idle.
  await service.release();
  await world.clock.pass(1000);
  const found = await findDifferences(world, expected);
  const now = await visitor.readSharedUserId();
  const mayBeSignedIn = expected.screen === 'You are logged in.' || now === user || now === null;
  return [...found, ...(mayBeSignedIn ? [] : [{ kind: 'screen', text: 'the late answer has signed her in' } as const])];
}

/**
 * Waits until the service has received more than `before` calls of the operation `request`. Resolves with false if this
 * takes longer than 400 ms of real time.
 *
 * @param before number of these calls before the visitor continued
 */
async function isCalledAgain({ service }: DoorstepWorld, { request }: Row, before: number): Promise<boolean> {
  if (request === null) return false;
  const deadline = performance.now() + 400;
  while (performance.now() < deadline) {
    if ((await service.count(request)) > before) return true;
    await pause(5);
  }
  return false;
}

/**
 * Compares the page with the expected screen. Returns the first difference. Also returns one of the kind `stuck` if the
 * visitor has nothing to press. Only the expected screen may have nothing to press, and only if the test ends there
 * (`ends`).
 */
async function findDifferences(world: DoorstepWorld, place: Place): Promise<readonly Difference[]> {
  const { visitor } = world;
  const { screen, words, kept, ends } = place;
  const checks: (readonly [Difference['kind'], () => Promise<unknown>])[] = [
    ['screen', () => visitor.expectTitle(screen.replace(/ \(.*\)$/, ''))],
    // Several screens have the title "Error encountered". For this title, do not check which of these screens is
    // visible.
    ...(screen === 'Error encountered'
      ? []
      : [['screen', () => visitor.expectScreenName(screenRoutes[screen]?.screen ?? null)] as const]),
    ...(words === null ? [] : [['words', () => visitor.expectWords(words)] as const]),
    ...Object.entries(kept).map(([label, text]) => ['lost text', () => visitor.expectValue(label, text)] as const),
  ];
  for (const [kind, check] of checks) {
    const found = await check().then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (found !== null) return [{ kind, text: found }, ...(await findStuck(world))];
  }
  return ends ? [] : findStuck(world);
}

/** Reports a difference if the visitor cannot press anything, even after 10 seconds of the page's clock. */
async function findStuck({ visitor, clock }: DoorstepWorld): Promise<readonly Difference[]> {
  if ((await visitor.listWaysOn()).length > 0) return [];
  await clock.pass(stuckMs);
  if ((await visitor.listWaysOn()).length > 0) return [];
  return [{ kind: 'stuck', text: `there is nothing to press after ${stuckMs / 1000} seconds` }];
}
