import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { drawnBy } from './frame-control.ts';

type DevTools = Parameters<typeof drawnBy>[0];

const frame = 'HeadlessExperimental.beginFrame';

// What is waited for here keeps no process alive: whoever draws has a browser that does.
let browsers: NodeJS.Timeout;
before(() => {
  browsers = setInterval(() => {}, 1000);
});
after(() => clearInterval(browsers));

/** A browser whose frames come, or come only once the page changes, and what it was asked. */
function browser({ comes }: { readonly comes: 'at once' | 'once the page changes' | 'never' }) {
  const asked: string[] = [];
  let underWay = 0;
  let atMost = 0;
  let hasChanged = Promise.withResolvers<void>();
  const send = async (method: string, given?: object): Promise<object> => {
    asked.push(method === frame ? 'frame' : Object.keys(given ?? {}).length > 0 ? 'another ground' : 'its own ground');
    if (method !== frame) {
      if (comes === 'never') return new Promise(() => {});
      if (asked.at(-1) === 'its own ground') hasChanged.resolve();
      return {};
    }
    underWay += 1;
    atMost = Math.max(atMost, underWay);
    if (comes === 'never') return new Promise(() => {});
    await (comes === 'at once' ? pause(1) : hasChanged.promise);
    hasChanged = Promise.withResolvers();
    underWay -= 1;
    return {};
  };
  return { asked, send: send as DevTools['send'], framesAtOnce: () => atMost };
}

test('a frame that comes only once the page changes does come, and the page is as it was', async () => {
  const { asked, send } = browser({ comes: 'once the page changes' });
  const { draw, isBeingDrawn } = drawnBy({ send }, { frame: null });
  await draw();
  await draw();
  assert.deepEqual(asked, ['frame', 'another ground', 'its own ground', 'frame', 'another ground', 'its own ground']);
  await pause(1);
  assert.equal(isBeingDrawn(), false);
});

test('a frame that never comes is not waited for, nor is another asked for, of whichever page', async () => {
  const { asked, send } = browser({ comes: 'never' });
  const hand = { frame: null };
  const [one, other] = [drawnBy({ send }, hand), drawnBy({ send }, hand)];
  await one.draw();
  await other.draw();
  await one.draw();
  assert.equal(asked.filter((what) => what === 'frame').length, 1);
  assert.deepEqual([one.isBeingDrawn(), other.isBeingDrawn()], [true, false]);
});

test('a browser is about one frame at a time, of whichever of its pages', async () => {
  const { asked, send, framesAtOnce } = browser({ comes: 'at once' });
  const hand = { frame: null };
  const pages = [1, 2, 3].map(() => drawnBy({ send }, hand));
  await Promise.all(pages.map(({ draw }) => draw()));
  assert.deepEqual(asked, ['frame', 'frame', 'frame']);
  assert.equal(framesAtOnce(), 1);
});

test('a browser that draws by itself is asked once; one whose page was elsewhere is asked again', async () => {
  for (const [says, times] of [
    [`'${frame}' wasn't found`, 1],
    ['the page is gone', 2],
  ] as const) {
    let asked = 0;
    const send = async (): Promise<never> => {
      asked += 1;
      throw new Error(says);
    };
    const { draw } = drawnBy({ send }, { frame: null });
    await draw();
    await draw();
    assert.equal(asked, times);
  }
});
