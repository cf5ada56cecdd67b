import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { AuthUIConstructor } from '../firebaseui/types.ts';
import { defineFirebaseAuth } from './define-firebase-auth.ts';

const firebaseAuth = { currentUser: null, tenantId: null, onAuthStateChanged: () => () => {} };

const unusedAuthUI = class {
  constructor() {
    assert.fail('an AuthUI was created');
  }
  static getInstance = (): never => assert.fail('an AuthUI was searched');
} as unknown as AuthUIConstructor;

test('a server renders an empty element, with the ID and the class of the props', () => {
  const FirebaseAuth = defineFirebaseAuth(unusedAuthUI);
  const render = (props: object): string =>
    renderToString(createElement(FirebaseAuth, { uiConfig: {}, firebaseAuth, ...props }));
  assert.equal(render({}), '<div id="firebaseui_container"></div>');
  assert.equal(render({ elementId: 'auth_1', className: 'wide' }), '<div id="auth_1" class="wide"></div>');
});
