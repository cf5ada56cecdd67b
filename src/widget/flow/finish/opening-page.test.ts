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

test('a window of signIn() finds the page behind it', () => {
  const opener = createPage(`${origin}/cummies`);
  assert.equal(findOpeningPage(createWindow({ opener })), opener);
});

test('a page, a window that something else has opened, and a window without a page behind it find none', () => {
  const opener = createPage(`${origin}/cummies`);
  assert.equal(findOpeningPage(createPage(`${origin}/Login`)), null);
  assert.equal(findOpeningPage(createWindow({ name: '', opener })), null);
  assert.equal(findOpeningPage(createWindow({})), null);
});

test('a page of another site is left alone', () => {
  assert.equal(findOpeningPage(createWindow({ opener: createPage('https://other.example/') })), null);
  const unreadable = {
    get location(): never {
      throw new Error('SecurityError');
    },
  };
  assert.equal(findOpeningPage(createWindow({ opener: unreadable })), null);
});

test('a URL is opened, and the page reloads only if the browser would not load anything', () => {
  const open = (url: string) => {
    const events: string[] = [];
    openAnew(createPage(`${origin}/cummies`, events), new URL(url, origin));
    return events;
  };
  assert.deepEqual(open('/home'), [`opens ${origin}/home`]);
  assert.deepEqual(open('/cummies'), [`opens ${origin}/cummies`]);
  assert.deepEqual(open('/cummies#done'), [`opens ${origin}/cummies#done`, 'reloads']);
});
