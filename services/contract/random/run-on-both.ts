import type { ServiceState } from '../../../src/adapters/in-memory/service/service-state.ts';
import { createMemoryStore } from '../../../src/adapters/in-memory/service/state-store.ts';
import type { AuthBackend } from '../../../src/adapters/auth-backend.ts';
import type { ServiceControl } from '../../../src/adapters/service-control.ts';
import type { AuthServer } from '../../auth-server/auth-server.ts';
import type { KnownDifference } from './known-differences.ts';
import { emails, toOutcome, type Operation, type OperationContext } from './operation.ts';
import { observeSession, type ObservedSession } from '../support/assertions.ts';
import type { ServiceUnderTest } from '../support/contract-topic.ts';
import { clearVerifications } from '../support/human-verification.ts';
import { openInMemoryProject } from '../support/in-memory-project.ts';
import { openServerProject } from '../support/server-project.ts';

/** One result for each operation, and a last result for the final state of the service. */
export type SequenceResults = readonly { readonly description: string; readonly result: unknown }[];

/**
 * Runs a sequence of operations in a new project of the in-memory service, and in a new project on `server`.
 *
 * @param excluded known differences between the services. Operations that may show such a difference are skipped
 */
export async function runOnBoth(
  server: AuthServer,
  sequence: readonly Operation[],
  excluded: readonly KnownDifference[],
) {
  const store = createMemoryStore();
  const states: ServiceState[] = [];
  const executed: Operation[] = [];
  // Run the in-memory service first. Its state decides which operations are left out on both services.
  const inMemory = await runSequence(openInMemoryProject(store), sequence, (operation) => {
    states.push(store.read());
    const isExcluded = excluded.some((difference) => difference.mayShowIn(operation, states));
    if (!isExcluded) executed.push(operation);
    return !isExcluded;
  });
  return { inMemory, atServer: await runSequence(openServerProject(server), executed), executed };
}

async function runSequence(
  service: ServiceUnderTest,
  sequence: readonly Operation[],
  shouldRun: (operation: Operation) => boolean = () => true,
): Promise<SequenceResults> {
  const browser = new BrowserSession(service);
  const results: { description: string; result: unknown }[] = [];
  try {
    await browser.waitForFirstReport();
    for (const operation of sequence) {
      if (!shouldRun(operation)) continue;
      const outcome = await toOutcome(operation.run(browser));
      results.push({ description: operation.description, result: { outcome, reports: [...browser.reports] } });
    }
    results.push({ description: 'final state of the service', result: await readServiceState(service.control) });
    return results;
  } finally {
    clearVerifications();
    await browser.backend.dispose();
  }
}

/** Returns the mails and the accounts. Generated IDs are left out. */
async function readServiceState(control: ServiceControl): Promise<unknown> {
  const accounts = await Promise.all(emails.map((email) => control.account(email)));
  return {
    mails: (await control.mails()).map(({ to, purpose }) => [to, purpose]),
    accounts: accounts.map((account) => account && { ...account, uid: null }),
  };
}

class BrowserSession implements OperationContext {
  readonly control: ServiceControl;
  readonly #openPage: ServiceUnderTest['openPage'];
  #backend: AuthBackend;
  #session: ObservedSession;

  constructor({ control, openPage }: ServiceUnderTest) {
    this.control = control;
    this.#openPage = openPage;
    this.#backend = openPage();
    this.#session = observeSession(this.#backend);
  }

  get backend(): AuthBackend {
    return this.#backend;
  }

  get reports(): readonly string[] {
    return this.#session.reports;
  }

  async waitForFirstReport(): Promise<void> {
    await this.#session.waitForReports(1);
  }

  async reload(): Promise<void> {
    const disposed = this.#backend.dispose();
    this.#backend = this.#openPage();
    this.#session = observeSession(this.#backend);
    await disposed;
    await this.waitForFirstReport();
  }
}
