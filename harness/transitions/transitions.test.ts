import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AttachmentContentEncoding, type Envelope } from '@cucumber/messages';
import { listScreens, loadScreen } from '../../src/widget/flow/screens.ts';
import { transitionsType, writeTransitions } from '../../driver/attachments.ts';
import { declaredTransitions, TransitionCollector } from './transitions.ts';

const attached = (mediaType: string, body: string): Envelope => ({
  attachment: { mediaType, body, contentEncoding: AttachmentContentEncoding.IDENTITY },
});

// Before the first test: tests that a file declares after an await may come too late for the runner.
const names = listScreens();
const declared = await declaredTransitions();

test('transitions that scenarios attach are collected, each once', () => {
  const collector = new TransitionCollector();
  const [first, second] = [
    { from: 'start', to: 'signIn' },
    { from: 'signIn', to: 'start' },
  ] as const;
  collector.receive(attached(transitionsType, writeTransitions([first])));
  collector.receive(attached(transitionsType, writeTransitions([second, first])));
  assert.deepEqual(collector.taken, [first, second]);
});

test('other messages are ignored', () => {
  const collector = new TransitionCollector();
  collector.receive(attached('text/plain', 'start → signIn'));
  collector.receive({ testRunFinished: { success: true, timestamp: { seconds: 0, nanos: 0 } } });
  assert.deepEqual(collector.taken, []);
});

test('every screen has the name under which it is listed, and leads only to screens', async () => {
  const { signal } = new AbortController();
  for (const name of names) assert.equal((await loadScreen(name, signal)).name, name);
  assert.deepEqual(
    declared.filter(({ to }) => !names.some((name) => name === to)),
    [],
  );
});

test('every screen can be reached from the start', () => {
  const reached = new Set<string>(['start']);
  for (const screen of reached) for (const { from, to } of declared) if (from === screen) reached.add(to);
  assert.deepEqual(
    names.filter((name) => !reached.has(name)),
    [],
  );
});
