import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leaveAsBefore } from './leave-by-continue.ts';
import type { Tools } from './screen.ts';

test('a code that was used is forgotten before anybody waits for the session: a reload does not use it again', () => {
  const events: string[] = [];
  const tools = {
    page: { forgetHidden: () => events.push('forgotten') },
    auth: { observeSession: () => events.push('asked') },
    ui: { busy: (operation: Promise<unknown>) => operation },
  } as unknown as Tools;
  void leaveAsBefore(tools, { title: 'Verified', body: [] }, null); // The session is never reported.
  assert.deepEqual(events, ['forgotten', 'asked']);
});
