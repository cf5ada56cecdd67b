import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { createFrameControl } from './frame-control.ts';

type DevTools = Parameters<typeof createFrameControl>[0];

const beginFrame = 'HeadlessExperimental.beginFrame';

// Keeps the test process alive: the tested code's own timers have the option `ref: false`, so they let the process end.
let keepAlive: NodeJS.Timeout;
before(() => {
  keepAlive = setInterval(() => {}, 1000);
});
after(() => clearInterval(keepAlive));

function simulateBrowser({ draws }: { readonly draws: 'immediately' | 'after a change' | 'never' }) {
  const commands: string[] = [];
  let pending = 0;
  let mostPending = 0;
  let change = Promise.withResolvers<void>();
  const send = async (method: string, parameters?: object): Promise<object> => {
    commands.push(method === beginFrame ? 'frame' : Object.keys(parameters ?? {}).length > 0 ? 'colour' : 'no colour');
    if (method !== beginFrame) {
      if (draws === 'never') return new Promise(() => {});
      if (commands.at(-1) === 'no colour') change.resolve();
      return {};
    }
    pending += 1;
    mostPending = Math.max(mostPending, pending);
    if (draws === 'never') return new Promise(() => {});
    await (draws === 'immediately' ? pause(1) : change.promise);
    change = Promise.withResolvers();
    pending -= 1;
    return {};
  };
  return { commands, send: send as DevTools['send'], getMostPendingFrames: () => mostPending };
}

test('if the browser draws a frame only after a change, the background colour is changed and restored', async () => {
  const { commands, send } = simulateBrowser({ draws: 'after a change' });
  const { drawFrame, isFramePending } = createFrameControl({ send }, { frame: null });
  await drawFrame();
  await drawFrame();
  assert.deepEqual(commands, ['frame', 'colour', 'no colour', 'frame', 'colour', 'no colour']);
  await pause(1);
  assert.equal(isFramePending(), false);
});

test('a page stops waiting for a frame that never comes, and no page requests a second one', async () => {
  const { commands, send } = simulateBrowser({ draws: 'never' });
  const slot = { frame: null };
  const [first, second] = [createFrameControl({ send }, slot), createFrameControl({ send }, slot)];
  await first.drawFrame();
  await second.drawFrame();
  await first.drawFrame();
  assert.equal(commands.filter((command) => command === 'frame').length, 1);
  assert.deepEqual([first.isFramePending(), second.isFramePending()], [true, false]);
});

test('the pages of a browser draw one frame at a time', async () => {
  const { commands, send, getMostPendingFrames } = simulateBrowser({ draws: 'immediately' });
  const slot = { frame: null };
  const pages = [1, 2, 3].map(() => createFrameControl({ send }, slot));
  await Promise.all(pages.map(({ drawFrame }) => drawFrame()));
  assert.deepEqual(commands, ['frame', 'frame', 'frame']);
  assert.equal(getMostPendingFrames(), 1);
});

for (const [title, message, requests] of [
  ['no more frames are requested from a browser that draws by itself', `'${beginFrame}' wasn't found`, 1],
  ['frames are still requested after a request failed because its page is gone', 'the page is gone', 2],
] as const) {
  test(title, async () => {
    let count = 0;
    const send = async (): Promise<never> => {
      count += 1;
      throw new Error(message);
    };
    const { drawFrame } = createFrameControl({ send }, { frame: null });
    await drawFrame();
    await drawFrame();
    assert.equal(count, requests);
  });
}
