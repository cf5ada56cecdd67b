import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { test } from 'node:test';
import { setImmediate as nextTask } from 'node:timers/promises';
import type { AuthUser } from '../../adapters/auth-backend.ts';
import { createUser } from '../../../fixtures/flow.ts';
import { forgetLinksOnSignOut } from './forget-links-lazily.ts';

const offline = new Error('The chunk cannot be loaded.');
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === './link-keys.ts') throw offline;
    return next(specifier, context);
  },
});

test('if the code that deletes the data cannot be loaded, a message is logged and a sign-out causes no error', async (context) => {
  const info = context.mock.method(console, 'info', () => {});
  const rejections: unknown[] = [];
  const listen = (error: unknown): void => void rejections.push(error);
  process.on('unhandledRejection', listen);
  context.after(() => process.off('unhandledRejection', listen));
  let report: (user: AuthUser | null) => void = () => assert.fail('Expected an observer.');
  forgetLinksOnSignOut({
    observeSession(observer) {
      report = observer;
      return () => {};
    },
  });
  report(createUser());
  report(null);
  await nextTask();
  await nextTask();
  assert.deepEqual(
    info.mock.calls.map((call) => call.arguments),
    [['[doorstep]', offline]],
  );
  assert.deepEqual(rejections, []);
});
