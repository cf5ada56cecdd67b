import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeContents, describeScreen } from './describe-screen.ts';
import type { Screen } from './screen.ts';

const emptyScreen: Screen = {
  name: null,
  address: '/',
  title: '',
  headings: [],
  subheadings: [],
  texts: [],
  fields: [],
  actions: [],
  options: [],
  notices: [],
  dialog: null,
  pictures: [],
  pictureCount: 0,
  focus: null,
  isBusy: false,
  isBusyInCard: false,
};

test('the description has one line for each kind of content', () => {
  const field = { autocomplete: '', name: '', keyboard: 'text' };
  const screen: Screen = {
    ...emptyScreen,
    name: 'passwordSignIn',
    address: '/Login?mode=select',
    title: 'Sign in',
    headings: ['Sign in'],
    texts: ['Sign in', 'Welcome back'],
    fields: [
      { ...field, label: 'Email', value: 'ada@example.com', type: 'email', error: null },
      { ...field, label: 'Password', value: '', type: 'password', error: 'Enter your password' },
    ],
    actions: [
      { role: 'button', label: 'Next', name: 'Next', href: null, opensNewTab: false },
      { role: 'link', label: 'Terms', name: 'Terms of Service', href: 'https://example.com/', opensNewTab: true },
    ],
    options: ['Austria', 'Belgium', 'Chad', 'Denmark', 'Egypt', 'France'],
    notices: ['A network error has occurred'],
    dialog: { text: 'Code sent!', isDone: true },
    pictures: ['QR code'],
    pictureCount: 1,
    focus: 'Password',
    isBusy: true,
  };
  assert.equal(
    describeScreen(screen),
    [
      'On the page at /Login?mode=select, titled "Sign in", screen "passwordSignIn":',
      '  texts: "Sign in", "Welcome back"',
      '  fields: "Email" (contains "ada@example.com"), "Password" (empty, masked, message "Enter your password")',
      '  buttons and links: "Next", "Terms" (read out as "Terms of Service") → https://example.com/',
      '  list: "Austria", "Belgium", "Chad", "Denmark", "Egypt", and 1 more',
      '  pictures: "QR code"',
      '  message: "A network error has occurred"',
      '  dialog: "Code sent!", done',
      '  focus: "Password"',
      '  busy: yes',
    ].join('\n'),
  );
});

test('a screen that should be empty is described by all kinds of its content', () => {
  assert.equal(describeContents(emptyScreen), '');
  assert.equal(describeContents({ ...emptyScreen, isBusy: true }), ', but it has a busy indicator');
  assert.equal(
    describeContents({ ...emptyScreen, texts: ['Hello'], pictureCount: 1, dialog: { text: 'Sent', isDone: true } }),
    ', but it has a text, a picture and a dialog',
  );
});

test('the description of an empty page says that it contains nothing', () => {
  assert.equal(describeScreen(emptyScreen), 'On the page at /, titled "":\n  nothing at all');
});
