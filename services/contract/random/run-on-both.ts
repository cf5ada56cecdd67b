import type { AuthServer } from '../../auth-server/auth-server.ts';
import { createFakeBackend } from '../../../src/adapters/fake/fake-backend.ts';
import { createFakeControl } from '../../../src/adapters/fake/fake-control.ts';
import { createMemoryStorage } from '../../../fixtures/storage.ts';
import type { ServiceState } from '../../../src/adapters/fake/service/service-state.ts';
import { memoryStore } from '../../../src/adapters/fake/service/state-store.ts';
import type { ServiceControl } from '../../../src/adapters/service-control.ts';
import type { KnownDifference } from './known-differences.ts';
import { addresses, outcome, type Operation } from './operation.ts';
import { Page } from './visitor-page.ts';
import type { ServiceUnderTest } from '../support/contract-case.ts';
import { clearVerifications } from '../support/human-verification.ts';
import { blockedWindows } from '../support/blocked-windows.ts';
import { openServerProject } from '../support/server-project.ts';

/** Everything that could be seen of a visit, one line an operation and one at the end. */
export type Seen = readonly { readonly says: string; readonly seen: unknown }[];

/** One visit, as it went at each of the two services. */
export interface SeenAtBoth {
  readonly inMemory: Seen;
  readonly atServer: Seen;
  /** What was done: the visit without what was left out. */
  readonly done: readonly Operation[];
}

/** Visits both services, with a new project on each, and leaves out what would show one of these differences. */
export async function visitBoth(
  server: AuthServer,
  visit: readonly Operation[],
  leftOut: readonly KnownDifference[],
): Promise<SeenAtBoth> {
  const store = memoryStore();
  const session = createMemoryStorage();
  const fake = {
    control: createFakeControl({ store }),
    openPage: () => createFakeBackend({ store, session, providerNavigation: blockedWindows }),
  };
  const states: ServiceState[] = [];
  const done: Operation[] = [];
  // The in-memory service is visited first: its state says what is left out at both.
  const inMemory = await seenOf(fake, visit, (next) => {
    states.push(store.read());
    const isLeftOut = leftOut.some((difference) => difference.shows(next, states));
    if (!isLeftOut) done.push(next);
    return !isLeftOut;
  });
  return { inMemory, atServer: await seenOf(openServerProject(server), done), done };
}

async function seenOf(
  { control, openPage }: Pick<ServiceUnderTest, 'control' | 'openPage'>,
  visit: readonly Operation[],
  isDone: (operation: Operation) => boolean = () => true,
): Promise<Seen> {
  const page = new Page(openPage, control);
  const seen: { says: string; seen: unknown }[] = [];
  try {
    await page.arrived();
    for (const operation of visit) {
      if (!isDone(operation)) continue;
      const answer = await outcome(operation.happens(page));
      seen.push({ says: operation.says, seen: { answer, session: [...page.reports] } });
    }
    seen.push({ says: 'what is left', seen: await leftOf(control) });
    return seen;
  } finally {
    clearVerifications();
    await page.backend.dispose();
  }
}

/** What is stored of accounts but for their ids, and the mails. */
async function leftOf(control: ServiceControl): Promise<unknown> {
  const accounts = await Promise.all(addresses.map((address) => control.account(address)));
  return {
    mails: (await control.mails()).map(({ to, purpose }) => [to, purpose]),
    accounts: accounts.map((account) => account && { ...account, uid: null }),
  };
}
