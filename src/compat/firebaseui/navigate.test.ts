import assert from 'node:assert/strict';
import { test } from 'node:test';
import { navigate, type NavigableWindow } from './navigate.ts';

/** Navigates in a window. Returns the events in this window and in the window that opened it. */
function open(properties: { name: string; opener?: string }, hasCallback = false): readonly string[] {
  const events: string[] = [];
  const create = (title: string, origin: string, name: string, opener: unknown): NavigableWindow => ({
    name,
    opener,
    location: { origin, assign: (url) => void events.push(`${title} opens ${String(url)}`) },
    close: () => void events.push(`${title} closes`),
  });
  const { name, opener } = properties;
  const openingWindow = opener === undefined ? null : create('opener', opener, '', null);
  const url = new URL('https://app.example/home');
  navigate(url, create('window', 'https://app.example', name, openingWindow), { hasCallback });
  return events;
}

const here = ['window opens https://app.example/home'];

test('the page itself opens the URL', () => {
  assert.deepEqual(open({ name: '' }), here);
});

test('a window of signIn() opens the URL on the page behind it, and closes', () => {
  const window = { name: 'doorstep', opener: 'https://app.example' };
  assert.deepEqual(open(window), ['opener opens https://app.example/home', 'window closes']);
});

test('a window of signIn() stays open if a callback has decided about the URL', () => {
  const window = { name: 'doorstep', opener: 'https://app.example' };
  assert.deepEqual(open(window, true), ['opener opens https://app.example/home']);
});

test('a window that something else has opened opens the URL itself', () => {
  assert.deepEqual(open({ name: '', opener: 'https://app.example' }), here);
  assert.deepEqual(open({ name: 'doorstep', opener: 'https://other.example' }), here);
  assert.deepEqual(open({ name: 'doorstep' }), here);
});

test('a page behind the window that cannot be read is left alone', () => {
  const events: string[] = [];
  const unreadable = {
    get location(): never {
      throw new Error('SecurityError');
    },
  };
  const location = { origin: 'https://app.example', assign: (url: string | URL) => void events.push(String(url)) };
  const window = { name: 'doorstep', opener: unreadable, location, close: () => void events.push('closes') };
  navigate(new URL('https://app.example/home'), window, { hasCallback: false });
  assert.deepEqual(events, ['https://app.example/home']);
});
