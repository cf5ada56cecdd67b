import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { createSettings } from '../../fixtures/flow.ts';
import { controlNetwork } from '../../fixtures/page-globals.ts';
import { createMemoryStorage } from '../../fixtures/storage.ts';
import { createUi } from './create-ui.ts';
import { getEnglish } from './load-messages.ts';
import { texts } from './messages/phrase.ts';
import { runFlow } from './run-flow.ts';
import type { RunnerTools } from './screen/screen.ts';
import type { View, ViewHandlers } from './view.ts';

mock.method(console, 'info', () => {});

const network = controlNetwork();

let requests = 0;
mock.method(performance, 'getEntriesByType', () => Array<number>(requests).fill(0));

/** Waits until all promises that are already settled have run their callbacks. */
const settle = () => new Promise(setImmediate);

/**
 * Starts a flow on a page that was opened by a mailed link to set a new password.
 *
 * @param load loads the screen for the new password; by default, never ends
 */
function openLink(load: () => Promise<void> = () => new Promise(() => {})) {
  mock.timers.enable({ apis: ['setTimeout'] });
  const controller = new AbortController();
  let view: View | undefined;
  let visitor: ViewHandlers | undefined;
  const ui = createUi({
    renderer: { draw: (drawn, handlers) => ([view, visitor] = [drawn, handlers]) },
    language: getEnglish,
    signal: controller.signal,
    smallPrintActions: {},
    onScreen: () => {},
  });
  let loads = 0;
  let reloads = 0;
  const tools = {
    text: texts,
    ui,
    auth: { useTenant() {} },
    settings: createSettings(),
    page: {
      address: new URL('https://app.example/Login?mode=resetPassword&oobCode=code'),
      storage: createMemoryStorage(),
      hide() {},
      reload: () => (reloads += 1),
    },
  } as unknown as RunnerTools;
  const flow = runFlow(ui, tools, controller.signal, {
    onTransition: () => {},
    onFinish: () => {},
    whenChecked() {
      loads += 1;
      return load();
    },
  });
  /** Advances the clock by the time limit for loading. Returns the name of the visible screen. */
  async function failToLoad(): Promise<string | undefined> {
    await settle();
    mock.timers.tick(120_000);
    await settle();
    return view?.screen;
  }
  return {
    failToLoad,
    async retry() {
      visitor?.answer('retry', {});
      await settle();
    },
    counts: () => ({ loads, reloads }),
    async stop() {
      controller.abort();
      await flow;
      mock.timers.reset();
    },
  };
}

test('"Retry" loads a part of the page again, and reloads the page if that has failed, too', async () => {
  const { failToLoad, retry, counts, stop } = openLink();
  assert.equal(await failToLoad(), 'recoverableError');
  await retry();
  assert.deepEqual(counts(), { loads: 2, reloads: 0 });
  assert.equal(await failToLoad(), 'recoverableError');
  await retry();
  assert.deepEqual(counts(), { loads: 2, reloads: 1 });
  await failToLoad();
  assert.deepEqual(counts(), { loads: 2, reloads: 1 }, 'nothing is loaded while the page is loaded again');
  await stop();
});

test('"Retry" does not reload the page without a connection, because the page would be lost', async () => {
  const { failToLoad, retry, counts, stop } = openLink();
  await failToLoad();
  await retry();
  await failToLoad();
  network.isOnline = false;
  await retry();
  assert.deepEqual(counts(), { loads: 3, reloads: 0 });
  assert.equal(await failToLoad(), 'recoverableError');
  network.isOnline = true;
  await retry();
  assert.deepEqual(counts(), { loads: 3, reloads: 1 });
  await stop();
});

for (const [title, newRequests, reloads] of [
  ['reloads the page at once if the browser sends no request, because it remembers the failure', 0, 1],
  ['does not reload the page at once if the browser has sent a request', 1, 0],
] as const) {
  test(`"Retry" ${title}`, async () => {
    const { failToLoad, retry, counts, stop } = openLink(async () => {
      requests += newRequests;
      throw new Error('error loading dynamically imported module');
    });
    assert.equal(await failToLoad(), 'recoverableError');
    await retry();
    assert.deepEqual(counts(), { loads: 2, reloads });
    await stop();
  });
}

test('"Retry" does not reload the page at once without a connection', async () => {
  const { failToLoad, retry, counts, stop } = openLink(() => Promise.reject(new Error('offline')));
  await failToLoad();
  network.isOnline = false;
  await retry();
  assert.equal(await failToLoad(), 'recoverableError');
  assert.deepEqual(counts(), { loads: 2, reloads: 0 });
  await stop();
});
