import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Entrance } from './entrance.ts';

interface Connecting {
  readonly name: string;
  readonly connect: () => void;
  readonly fail: (error: Error) => void;
}

let begun: Connecting[];
let arrived: string[];
let ended: string[];
/** Lets the connection that is being ended end. */
let letEnd: () => void;
let entrance: Entrance<string, { readonly name: string; end(): Promise<void> }>;

beforeEach(() => {
  begun = [];
  arrived = [];
  ended = [];
  const { promise: mayEnd, resolve } = Promise.withResolvers<void>();
  letEnd = resolve;
  entrance = new Entrance((name) => {
    const { promise, resolve: connect, reject } = Promise.withResolvers<{ name: string; end(): Promise<void> }>();
    const end = async (): Promise<void> => {
      await mayEnd;
      ended.push(name);
    };
    begun.push({ name, connect: () => connect({ name, end }), fail: reject });
    return promise;
  });
});

const enter = (name: string): Promise<void> => entrance.enter(name, (connection) => arrived.push(connection.name));
/** Lets what is due be done. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const names = (): readonly string[] => begun.map(({ name }) => name);

test('it connects, and is on its way until then', async () => {
  const entering = enter('one');
  assert.equal(entrance.options, 'one');
  await turn();
  begun[0]?.connect();
  await entering;
  assert.deepEqual([arrived, entrance.options, ended], [['one'], null, []]);
});

test('what is given up on its way is ended when it has connected', async () => {
  const entering = enter('one');
  await turn();
  entrance.giveUp();
  assert.equal(entrance.options, null);
  begun[0]?.connect();
  letEnd();
  await entering;
  assert.deepEqual([arrived, ended], [[], ['one']]);
});

test('what is given up at once connects to nothing', async () => {
  const entering = enter('one');
  entrance.giveUp();
  await entering;
  assert.deepEqual(names(), []);
});

test('however late it is given up, it has arrived or is ended', async () => {
  for (let turns = 0; turns < 12; turns += 1) {
    arrived = [];
    ended = [];
    const entering = enter('one');
    await turn();
    begun.at(-1)?.connect();
    letEnd();
    for (let passed = 0; passed < turns; passed += 1) await Promise.resolve();
    assert.equal(entrance.options === null, arrived.length === 1, `after ${turns}`);
    entrance.giveUp();
    await entering;
    assert.equal(arrived.length + ended.length, 1, `after ${turns}`);
  }
});

test('the next one waits until what was given up has ended, and may be given up as well', async () => {
  const first = enter('one');
  await turn();
  entrance.giveUp();
  const second = enter('two');
  await turn();
  assert.deepEqual([names(), entrance.options], [['one'], 'two']);
  entrance.giveUp();
  const third = enter('three');
  begun[0]?.connect();
  await turn();
  assert.deepEqual(names(), ['one']);
  letEnd();
  await turn();
  assert.deepEqual([names(), ended], [['one', 'three'], ['one']]);
  begun[1]?.connect();
  await Promise.all([first, second, third]);
  assert.deepEqual(arrived, ['three']);
});

test('a failure is told whoever waits, and stands in nobody’s way', async () => {
  const entering = enter('one');
  await turn();
  begun[0]?.fail(new Error('closed'));
  await assert.rejects(entering, /closed/);
  assert.equal(entrance.options, null);
  void enter('two');
  await turn();
  assert.deepEqual(names(), ['one', 'two']);
});

test('a failure of what was given up is nobody’s', async () => {
  const entering = enter('one');
  await turn();
  entrance.giveUp();
  begun[0]?.fail(new Error('closed'));
  await entering;
});

test('what goes wrong at the arrival is told', async () => {
  const entering = entrance.enter('one', () => {
    throw new Error('no room');
  });
  await turn();
  begun[0]?.connect();
  await assert.rejects(entering, /no room/);
});
