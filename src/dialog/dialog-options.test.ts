import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { UiConfig } from '../widget/config/ui-config.ts';
import { withPopups } from './dialog-options.ts';

test('providers open in windows, unless the app has chosen otherwise', () => {
  assert.deepEqual(withPopups({}), { signInFlow: 'popup' });
  assert.deepEqual(withPopups({ signInFlow: undefined } as unknown as UiConfig), { signInFlow: 'popup' });
  assert.deepEqual(withPopups({ signInFlow: 'redirect' }), { signInFlow: 'redirect' });
});
