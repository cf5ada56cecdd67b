import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { importSource } from '../../../../tools/bundle/import-source.ts';
import type { AuthBackend } from '../../../adapters/auth-backend.ts';
import type { UiConfig } from '../../../widget/config/ui-config.ts';
import type * as HeadlessReact from '../../../package/headless-react.ts';

const { useSignInFlow } = await importSource<typeof HeadlessReact>('src/package/headless-react.ts');

/** A backend that makes the test fail if the hook calls the backend. */
const backend = { observeSession: () => assert.fail('Expected no call of the backend.') } as Partial<AuthBackend>;

/** Renders a component with the hook on a server, and returns the flow that the component gets. */
function render(config: unknown): HeadlessReact.SignInFlow {
  const flows: HeadlessReact.SignInFlow[] = [];
  const Form = () => {
    flows.push(useSignInFlow({ backend: backend as AuthBackend, config: config as UiConfig }));
    return null;
  };
  renderToString(createElement(Form));
  return flows[0] ?? assert.fail('Expected a flow.');
}

test('on a server, the flow has no view, and its functions have no effect', () => {
  const { view, isFirstScreen, answer, edit, dismissNotice, stopWaiting } = render({ signInOptions: ['password'] });
  assert.deepEqual({ view, isFirstScreen }, { view: null, isFirstScreen: true });
  answer('next', { email: 'ada@example.com' });
  edit('email', { email: 'ada@example.com' });
  dismissNotice();
  stopWaiting();
});

test('a missing configuration is reported while rendering', () => {
  assert.throws(() => render(undefined), /config: must be an object, but is undefined/);
});
