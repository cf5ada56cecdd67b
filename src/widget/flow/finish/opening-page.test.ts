import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryStorage } from '../../../../fixtures/storage.ts';
import { findOpeningPage, openAnew, type BrowserWindow } from './opening-page.ts';

const origin = 'https://app.example';

function createPage(href: string, events: string[] = []): BrowserWindow {
  const location = {
    href,
    origin: new URL(href).origin,
    assign: (url: string | URL) => void events.push(`opens ${String(url)}`),
    reload: () => void events.push('reloads'),
  };
  return { name: '', opener: null, location, sessionStorage: createMemoryStorage(new Map()) };
}

const createWindow = (properties: Partial<BrowserWindow>): BrowserWindow => ({
  ...createPage(`${origin}/Login`),
  name: 'doorstep',
  ...properties,
});

test('a window that signIn() has opened finds the page that called signIn()', () => {
  const opener = createPage(`${origin}/cummies`);
  assert.equal(findOpeningPage(createWindow({ opener })), opener);
});

test('a page, a window that other code has opened, and a window without an opener find no opening page', () => {
  const opener = createPage(`${origin}/cummies`);
  assert.equal(findOpeningPage(createPage(`${origin}/Login`)), null);
  assert.equal(findOpeningPage(createWindow({ name: '', opener })), null);
  assert.equal(findOpeningPage(createWindow({})), null);
});

test('an opening page that shows another site is ignored', () => {
  assert.equal(findOpeningPage(createWindow({ opener: createPage('https://other.example/') })), null);
  const unreadable = {
    get location(): never {
      throw new Error('SecurityError');
    },
  };
  assert.equal(findOpeningPage(createWindow({ opener: unreadable })), null);
});

test('a URL is opened, and the page is reloaded only if opening the URL does not load a page', () => {
  const open = (url: string) => {
    const events: string[] = [];
    openAnew(createPage(`${origin}/cummies`, events), new URL(url, origin));
    return events;
  };
  assert.deepEqual(open('/home'), [`opens ${origin}/home`]);
  assert.deepEqual(open('/cummies'), [`opens ${origin}/cummies`]);
  assert.deepEqual(open('/cummies#done'), [`opens ${origin}/cummies#done`, 'reloads']);
});
