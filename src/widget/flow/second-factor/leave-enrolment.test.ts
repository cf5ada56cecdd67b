import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTools } from '../../../../fixtures/flow.ts';
import type { Tools } from '../../screen/screen.ts';
import { leaveEnrolment } from './leave-enrolment.ts';

function createPageTools() {
  const opened: string[] = [];
  const page = { base: new URL('https://app.example/Login'), navigate: (url: URL) => opened.push(url.href) };
  return { tools: { ...createTools({ signInSuccessUrl: '/home' }), page } as unknown as Tools, opened };
}

test('a visitor who came from the account page returns to "Second steps"', async () => {
  const { tools, opened } = createPageTools();
  assert.deepEqual(await leaveEnrolment(tools, 'account'), { name: 'secondFactors', input: {} });
  assert.deepEqual(opened, []);
});

test('any other visitor returns to the app', async () => {
  const { tools, opened } = createPageTools();
  assert.equal(await leaveEnrolment(tools, undefined), null);
  assert.deepEqual(opened, ['https://app.example/home']);
});
