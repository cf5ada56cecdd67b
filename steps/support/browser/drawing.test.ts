import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { drawnBy } from './drawing.ts';

type DevTools = Parameters<typeof drawnBy>[0];

const frame = 'HeadlessExperimental.beginFrame';

/** A browser in which a frame comes only once the page changes, and which tells when so many were asked for. */
function browserThatWaits(frames: number) {
  const areAsked = Promise.withResolvers<'asked'>();
  let isDrawn = Promise.withResolvers<object>();
  let asked = 0;
  const send = async (method: string): Promise<object> => {
    if (method === frame) {
      asked += 1;
      if (asked === frames) areAsked.resolve('asked');
      return isDrawn.promise;
    }
    isDrawn.resolve({});
    isDrawn = Promise.withResolvers();
    return {};
  };
  const never = pause(5_000, 'never asked', { ref: false });
  return { areAsked: Promise.race([areAsked.promise, never]), send: send as DevTools['send'] };
}

test('a frame that comes only once the page changes does come', async () => {
  const { areAsked, send } = browserThatWaits(2);
  const { draw } = drawnBy({ send }, { frame: null });
  await draw();
  await draw();
  assert.equal(await areAsked, 'asked');
});

test('what waits for frames is done, however late they come', async () => {
  const { areAsked, send } = browserThatWaits(3);
  assert.equal(await drawnBy({ send }, { frame: null }).whileDrawn(() => areAsked), 'asked');
});

test('a browser that draws by itself is asked once', async () => {
  const asked: string[] = [];
  const send = async (method: string): Promise<object> => {
    asked.push(method);
    throw new Error(`'${method}' wasn't found`);
  };
  const { draw, whileDrawn } = drawnBy({ send: send as DevTools['send'] }, { frame: null });
  await draw();
  await draw();
  assert.equal(await whileDrawn(() => Promise.resolve(1)), 1);
  assert.deepEqual(asked, [frame]);
});

test('a browser is about one frame at a time, of whichever of its pages', async () => {
  const hand = { frame: null };
  let [underWay, atMost, drawn] = [0, 0, 0];
  const send = async (method: string): Promise<object> => {
    if (method !== frame) return {};
    underWay += 1;
    atMost = Math.max(atMost, underWay);
    await pause(1);
    underWay -= 1;
    drawn += 1;
    return {};
  };
  const pages = ['the one', 'the other'].map(() => drawnBy({ send: send as DevTools['send'] }, hand));
  await Promise.all(pages.map(({ draw }) => draw()));
  assert.deepEqual({ atMost, drawn }, { atMost: 1, drawn: 2 });
});
