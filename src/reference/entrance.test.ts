import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Entrance } from './entrance.ts';

interface Connecting {
  readonly name: string;
  readonly connect: () => void;
  readonly fail: (error: Error) => void;
}

let begun: Connecting[];
let ended: string[];
let entrance: Entrance<string, { readonly name: string; end(): Promise<void> }>;

beforeEach(() => {
  begun = [];
  ended = [];
  entrance = new Entrance((name) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ name: string; end(): Promise<void> }>();
    const end = async (): Promise<void> => void ended.push(name);
    begun.push({ name, connect: () => resolve({ name, end }), fail: reject });
    return promise;
  });
});

/** Lets what is due be done. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const names = (): readonly string[] => begun.map(({ name }) => name);

test('it connects, and is on its way until then', async () => {
  const entering = entrance.enter('one');
  assert.equal(entrance.options, 'one');
  await turn();
  begun[0]?.connect();
  assert.equal((await entering)?.name, 'one');
  assert.deepEqual([entrance.options, ended], [null, []]);
});

test('what is given up on its way is ended when it has connected', async () => {
  const entering = entrance.enter('one');
  await turn();
  entrance.giveUp();
  assert.equal(entrance.options, null);
  begun[0]?.connect();
  assert.equal(await entering, null);
  assert.deepEqual(ended, ['one']);
});

test('what is given up at once connects to nothing', async () => {
  const entering = entrance.enter('one');
  entrance.giveUp();
  assert.equal(await entering, null);
  assert.deepEqual(names(), []);
});

test('the next one waits for what was given up, and may be given up as well', async () => {
  const first = entrance.enter('one');
  await turn();
  entrance.giveUp();
  const second = entrance.enter('two');
  await turn();
  assert.deepEqual([names(), entrance.options], [['one'], 'two']);
  entrance.giveUp();
  const third = entrance.enter('three');
  begun[0]?.connect();
  await turn();
  assert.deepEqual([names(), ended], [['one', 'three'], ['one']]);
  begun[1]?.connect();
  assert.deepEqual([await first, await second, (await third)?.name], [null, null, 'three']);
});

test('a failure is told whoever waits, and stands in nobody’s way', async () => {
  const entering = entrance.enter('one');
  await turn();
  begun[0]?.fail(new Error('closed'));
  await assert.rejects(entering, /closed/);
  assert.equal(entrance.options, null);
  void entrance.enter('two');
  await turn();
  assert.deepEqual(names(), ['one', 'two']);
});

test('a failure of what was given up is nobody’s', async () => {
  const entering = entrance.enter('one');
  await turn();
  entrance.giveUp();
  begun[0]?.fail(new Error('closed'));
  assert.equal(await entering, null);
});
