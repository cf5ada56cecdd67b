import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AttachmentContentEncoding, type Envelope } from '@cucumber/messages';
import { transitionsType, writeTransitions } from '../../driver/attachments.ts';
import { TransitionCollector } from './collect-transitions.ts';

const attached = (mediaType: string, body: string): Envelope => ({
  attachment: { mediaType, body, contentEncoding: AttachmentContentEncoding.IDENTITY },
});

test('what scenarios attach is gathered, each way once', () => {
  const collector = new TransitionCollector();
  const [first, second] = [
    { from: 'start', to: 'signIn' },
    { from: 'signIn', to: 'start' },
  ] as const;
  collector.receive(attached(transitionsType, writeTransitions([first])));
  collector.receive(attached(transitionsType, writeTransitions([second, first])));
  assert.deepEqual(collector.taken, [first, second]);
});

test('other messages say nothing of it', () => {
  const collector = new TransitionCollector();
  collector.receive(attached('text/plain', 'start → signIn'));
  collector.receive({ testRunFinished: { success: true, timestamp: { seconds: 0, nanos: 0 } } });
  assert.deepEqual(collector.taken, []);
});
