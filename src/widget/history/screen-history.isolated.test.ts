import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { setImmediate as nextTask } from 'node:timers/promises';
import type { RunnerUi } from '../create-ui.ts';
import type { Description } from '../description.ts';
import type { Phrase } from '../messages/phrase.ts';
import { to, type Next, type RunnerTools, type Screen, type Tools } from '../screen/screen.ts';
import { readScreenNumbers } from './read-screen-numbers.ts';
import { createScreenHistory, type ScreenHistory } from './screen-history.ts';

/** The browser's history of one page. As in a browser, going back or forward takes effect asynchronously. */
class FakeHistory {
  entries: unknown[] = [null];
  at = 0;
  /** Whether `go()` has no effect, as on a page that prevents going back. */
  isStuck = false;
  /** Whether `pushState()` throws, as in a browser that limits the number of entries. */
  isFull = false;

  get state(): unknown {
    return this.entries[this.at];
  }
  pushState(state: unknown): void {
    if (this.isFull) throw new DOMException('too many entries', 'SecurityError');
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.at += 1;
  }
  replaceState(state: unknown): void {
    this.entries[this.at] = state;
  }
  go(delta: number): void {
    if (this.isStuck) return;
    setImmediate(() => {
      this.at = Math.max(0, this.at + delta);
      page.dispatchEvent(new Event('popstate'));
    });
  }
}

let page = new EventTarget();
let browser = new FakeHistory();
let stopping = new AbortController();
let stored = new Map<string, string>();

beforeEach(() => {
  page = new EventTarget();
  browser = new FakeHistory();
  stopping = new AbortController();
  stored = new Map();
  Object.assign(globalThis, { window: page, history: browser });
});
afterEach(() => {
  stopping.abort();
  mock.timers.reset();
});

const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

const email = { kind: 'email', label: 'Email' } as const;
const password = { kind: 'password', label: 'Password' } as const;

/** Creates a history in which the visitor has typed an email on the first screen, `signIn`. */
function start(typed: Readonly<Record<string, string>> = { email: 'ada@example.com' }) {
  const shown: Description<Phrase>[] = [];
  const events: string[] = [];
  let answered: ReturnType<RunnerUi['readTyped']> = { values: typed, fields: { email, password } };
  const ui = {
    enter: () => (answered = null),
    show(content: Description<Phrase> | ((seconds: number) => Description<Phrase>)) {
      const description = typeof content === 'function' ? content(0) : content;
      shown.push(description);
      answered = { values: {}, fields: description.fields ?? {} };
      return new Promise(() => {});
    },
    readTyped: () => answered,
    leave: () => void events.push('leave'),
  } as unknown as RunnerUi;
  const settings = {} as Tools['settings'];
  const tools = {
    ui,
    settings,
    page: { storage, enterHistoryEntry() {}, navigate: (url: URL) => void events.push(`open ${url.pathname}`) },
  } as unknown as RunnerTools;
  const first = {
    next: to('signIn', {}),
    settings,
    pending: null,
    typed: { values: typed, fields: { email, password } },
  };
  const history = createScreenHistory({ ui, tools, first, signal: stopping.signal });
  const type = (values: Readonly<Record<string, string>>): void => {
    answered = { values, fields: answered?.fields };
  };
  return { history, shown, events, first, type };
}

const form: Description<Phrase> = { title: 'Form', fields: { email, password } };

/** Runs a screen. The default screen shows a form and never receives an answer. */
function run(history: ScreenHistory, next: Next, screen: Screen['run'] = ({ ui }) => ui.show(form) as Promise<never>) {
  return history.run(next, {
    load: () => Promise.resolve({ name: next.name, leadsTo: [], run: screen }),
    start(loaded, ui, tools) {
      ui.enter(loaded.name);
      return loaded.run(tools, next.input);
    },
  });
}

const passwordScreen = to('passwordSignIn', { email: 'ada@example.com' });
const recovery = to('passwordRecovery', { email: 'ada@example.com' });
const currentNumber = (): number | undefined => Object.values(readScreenNumbers())[0];

test('each screen that is shown adds an entry, and a screen that shows nothing adds none', async () => {
  const { history } = start();
  assert.equal(await run(history, to('callback', {}), () => Promise.resolve(passwordScreen)), passwordScreen);
  assert.equal(browser.entries.length, 1);
  void run(history, passwordScreen);
  await nextTask();
  assert.equal(browser.entries.length, 2);
  assert.equal(currentNumber(), 1);
});

test('the data of a router stay in the state of every entry', async () => {
  browser.entries = [{ key: 'of the router' }];
  const { history } = start();
  void run(history, passwordScreen);
  await nextTask();
  assert.deepEqual(
    browser.entries.map((state) => (state as { key: string }).key),
    ['of the router', 'of the router'],
  );
});

test('Back leads to the screen before, with the typed values but no secret', async () => {
  const { history, shown, first, events } = start({ email: 'ada@example.com', password: 'secret' });
  const left = run(history, passwordScreen);
  await nextTask();
  browser.go(-1);
  const next = await left;
  assert.equal(next?.name, 'signIn');
  assert.ok(history.hasMoved);
  assert.deepEqual(events, ['leave']);
  void run(history, next ?? first.next);
  await nextTask();
  assert.deepEqual(shown.at(-1)?.fields, { email: { ...email, value: 'ada@example.com' }, password });
  assert.equal(browser.entries.length, 2);
});

test('a screen to which the visitor goes back shows no old notice, and submits no email or password again', async () => {
  const { history } = start();
  const input = { email: 'ada@example.com', isSubmitted: true, notice: 'No network.', password: 'secret' };
  await run(history, to('providerByEmail', input), ({ ui }) => (void ui.show(form), Promise.resolve(passwordScreen)));
  const left = run(history, passwordScreen);
  await nextTask();
  browser.go(-1);
  assert.deepEqual(await left, {
    name: 'providerByEmail',
    input: { email: 'ada@example.com', isSubmitted: false, notice: undefined, password: undefined },
  });
});

test('a screen that the visitor has left draws nothing more', async () => {
  const { history, shown } = start();
  let answer = (): void => {};
  const left = run(history, passwordScreen, async ({ ui }) => {
    ui.show(form).catch(() => {});
    await new Promise<void>((resolve) => (answer = resolve));
    await ui.show(form);
    return null;
  });
  await nextTask();
  browser.go(-1);
  await left;
  answer();
  await nextTask();
  assert.equal(shown.length, 1);
});

test('the same screen again, and a screen that replaces the one before, add no entry', async () => {
  const { history } = start();
  const again = to('passwordSignIn', { email: 'grace@example.com' });
  const showAndLead =
    (next: Next): Screen['run'] =>
    ({ ui }) => {
      void ui.show(form);
      return Promise.resolve(next);
    };
  await run(history, passwordScreen, showAndLead(again));
  await run(history, again, showAndLead(to('accountName', { result: {} as never, name: '' })));
  await run(history, to('accountName', { result: {} as never, name: '' }), showAndLead(recovery));
  assert.equal(browser.entries.length, 2);
  void run(history, recovery);
  await nextTask();
  assert.equal(browser.entries.length, 3);
});

test('if the visitor goes back to a screen that shows nothing, the next screen uses its history entry', async () => {
  const { history } = start();
  const left = run(history, passwordScreen);
  await nextTask();
  browser.go(-1);
  const next = await left;
  assert.ok(next);
  await run(history, next, () => Promise.resolve(recovery));
  void run(history, recovery);
  await nextTask();
  assert.equal(browser.at, 0);
  assert.equal(currentNumber(), 0);
});

test('going back while a screen is loading leads to the earlier screen at once', async () => {
  const { history } = start();
  void run(history, passwordScreen, ({ ui }) => {
    void ui.show(form);
    return Promise.resolve(recovery);
  });
  await nextTask();
  const loading = history.run(recovery, { load: () => new Promise(() => {}), start: () => assert.fail() });
  browser.go(-1);
  assert.equal((await loading)?.name, 'signIn');
});

test('Back drops a pending credential that a later screen has stored, and Forward restores it', async () => {
  const { history } = start();
  stored.set('doorstep:pendingEmailCredential', 'sealed');
  const left = run(history, passwordScreen);
  await nextTask();
  browser.go(-1);
  const before = await left;
  assert.equal(stored.size, 0);
  const again = run(history, before ?? passwordScreen);
  await nextTask();
  browser.go(1);
  assert.equal((await again)?.name, 'passwordSignIn');
  assert.equal(stored.get('doorstep:pendingEmailCredential'), 'sealed');
});

/** Shows a second screen, and then ends the sign-in. */
async function finish(history: ScreenHistory, events: string[]): Promise<void> {
  await run(history, passwordScreen, ({ ui }) => {
    void ui.show(form);
    return Promise.resolve(to('done', { result: {} as never }));
  });
  await run(history, to('done', { result: {} as never }), async ({ page: { goToFirstEntry } }) => {
    await goToFirstEntry?.();
    events.push(`done at ${browser.at}`);
    return null;
  });
}

test('a sign-in ends at the first history entry', async () => {
  const { history, events } = start();
  await finish(history, events);
  assert.deepEqual(events, ['done at 0']);
});

test('a sign-in ends even if the page prevents the move to the first entry', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { history, events } = start();
  browser.isStuck = true;
  const finished = finish(history, events);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await nextTask();
    await nextTask();
    mock.timers.tick(1000);
  }
  await finished;
  assert.deepEqual(events, ['done at 1']);
});

test('a sign-in ends even if the host stops the widget during the move to the first entry', async () => {
  const { history, events } = start();
  page.addEventListener('popstate', () => stopping.abort());
  await finish(history, events);
  assert.deepEqual(events, ['done at 0']);
});

test('a sign-in works in a browser that refuses new entries', async () => {
  const { history, events } = start();
  browser.isFull = true;
  await finish(history, events);
  assert.deepEqual([events, browser.entries.length], [['done at 0'], 1]);
});

test('before a screen opens a URL, the widget goes to the first history entry', async () => {
  const { history, events } = start();
  await run(history, passwordScreen, ({ ui, page: { navigate } }) => {
    void ui.show(form);
    navigate(new URL('https://example.com/home'));
    return Promise.resolve(null);
  });
  await nextTask();
  await nextTask();
  await new Promise((resolve) => setTimeout(resolve, 0));
  assert.deepEqual([events, browser.at], [['open /home'], 0]);
});

test('each widget of a page reacts only to its own screen numbers', async () => {
  const one = start();
  const other = start();
  const left = run(one.history, passwordScreen);
  await nextTask();
  const stays = run(other.history, recovery);
  await nextTask();
  browser.go(-1);
  await nextTask();
  await nextTask();
  assert.equal((await stays)?.name, 'signIn');
  assert.equal(await Promise.race([left, nextTask('still there')]), 'still there');
});

test('a screen that interrupts the end of a sign-in is drawn at the second entry, and Back leads to the first screen', async () => {
  const { history } = start();
  const toRecovery = () => Promise.resolve(recovery);
  await run(history, passwordScreen, ({ ui }) => (void ui.show(form), toRecovery()));
  await run(history, recovery, ({ ui }) => (void ui.show(form), Promise.resolve(to('done', { result: {} as never }))));
  const gate = to('signUpDetails', { result: {} as never });
  await run(history, to('done', { result: {} as never }), () => Promise.resolve(gate));
  assert.equal(browser.at, 2);
  const left = run(history, gate);
  for (let task = 0; task < 4; task += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  assert.deepEqual([browser.at, browser.entries.length], [1, 2]);
  browser.go(-1);
  assert.equal((await left)?.name, 'signIn');
});

test('Back leads to the screen before while a screen that interrupts the end of a sign-in has drawn nothing', async () => {
  const { history } = start();
  await run(history, passwordScreen, ({ ui }) => (void ui.show(form), Promise.resolve(recovery)));
  await run(history, recovery, ({ ui }) => (void ui.show(form), Promise.resolve(to('done', { result: {} as never }))));
  const gate = to('signUpDetails', { result: {} as never });
  await run(history, to('done', { result: {} as never }), () => Promise.resolve(gate));
  const left = run(history, gate, () => new Promise(() => {}));
  await nextTask();
  browser.go(-1);
  assert.equal((await left)?.name, 'passwordSignIn');
});
