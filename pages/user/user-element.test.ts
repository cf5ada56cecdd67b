import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Page } from 'playwright';
import { ada } from '../../fixtures/user-auth.ts';
import type { DoorstepUserButtonElement } from '../../src/user/element/index.ts';
import { testButton } from './test-button.ts';
import { openTestedPage } from './tested-page.ts';

const tested = openTestedPage('user-element.html', 'doorstep-user-button');
testButton(tested);

const { start, readDrawing, button, panel, mark, link, signOut, isOpen } = tested;
let page: Page;
let messages: readonly string[];
beforeEach(() => void ({ page, messages } = tested));

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Signs a user in, without an element. */
const signIn = (): Promise<void> =>
  page.evaluate((user) => {
    window.userPage.start();
    window.userPage.unmount();
    window.userPage.auth.report(user);
  }, ada);

/** Adds an element with these attributes as HTML, and sets its properties. */
const addElement = (attributes: string, properties: object = {}): Promise<void> =>
  page.evaluate(
    ([names, values]) => {
      const [tag = ''] = ['doorstep-user-button'];
      const element = document.createElement(tag) as DoorstepUserButtonElement;
      for (const [name = '', value = ''] of names) element.setAttribute(name, value);
      Object.assign(element, { auth: window.userPage.auth, ...values });
      document.querySelector('#app')?.append(element);
    },
    [attributes.split(' ').flatMap((each) => (each ? [each.split('=')] : [])), properties] as const,
  );

/** Calls a function with the first element of the page. */
const withElement = <T>(call: (element: DoorstepUserButtonElement) => T): Promise<T> =>
  page
    .locator('doorstep-user-button')
    .first()
    .evaluate(call as (element: HTMLElement | SVGElement) => T) as Promise<T>;

describe('the properties and attributes of the element', () => {
  test('properties that are set before the element is defined count', async () => {
    await signIn();
    await page.evaluate(() => {
      // A document without a window has no custom elements, so `early` is a plain element until it is on the page.
      const early = document.implementation.createHTMLDocument('').createElement('doorstep-user-button');
      Object.assign(early, { auth: window.userPage.auth, accountUrl: '/account' });
      document.querySelector('#app')?.append(early);
    });
    await button().click();
    assert.equal(await link().getAttribute('href'), '/account');
  });

  test('attributes set the addresses, the picture and the colours', async () => {
    await signIn();
    const photoURL = new URL('/ada.svg', tested.url).href;
    await page.route(photoURL, (route) => route.abort());
    await page.evaluate((user) => window.userPage.auth.report(user), { ...ada, photoURL });
    const requested = page.waitForRequest(photoURL);
    await addElement('account-url=/account sign-out-url=/bye picture color-scheme=dark');
    await requested;
    await button().click();
    assert.equal(await link().getAttribute('href'), '/account');
    assert.equal(await page.locator('.doorstep-user[data-color-scheme="dark"]').count(), 1);
    await signOut().click();
    await page.waitForURL('**/bye');
  });

  test('the attribute `locale` names a language of the property `locales`', async () => {
    await signIn();
    await addElement('locale=de', { messages: { yourAccount: 'Mein Konto' } });
    await withElement((element) => {
      element.locales = { de: () => Promise.resolve({ tag: 'de', texts: '' }) };
    });
    await button('Mein Konto, Ada Lovelace').waitFor();
    assert.equal(await page.locator('.doorstep-user').getAttribute('lang'), 'de');
  });

  test('a changed attribute is drawn, also in an open panel', async () => {
    const photoURL = new URL('/ada.svg', tested.url).href;
    await page.route(photoURL, (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }));
    await start({}, { photoURL });
    await button().click();
    const set = (name: string, value: string) =>
      page
        .locator('doorstep-user-button')
        .evaluate((each, given) => each.setAttribute(...given), [name, value] as const);
    await set('account-url', '/account');
    await link().waitFor();
    await withElement((element) => element.removeAttribute('account-url'));
    await link().waitFor({ state: 'detached' });
    await set('picture', '');
    await mark().locator('img').waitFor();
    await set('color-scheme', 'dark');
    await page.locator('.doorstep-user[data-color-scheme="dark"]').waitFor();
    assert.ok(await isOpen());
    await withElement((element) => {
      element.locale = undefined;
      element.locales = { de: () => Promise.resolve({ tag: 'de', texts: '' }) };
    });
    await set('locale', 'de');
    await page.locator('.doorstep-user[lang="de"]').waitFor();
    await set('sign-out-url', '/?bye');
    await panel().getByRole('button').last().click();
    await page.waitForFunction(() => window.userPage.opened.includes('/?bye'));
    await page.unroute(photoURL);
  });

  test('a property wins against its attribute, and null counts as no value', async () => {
    await signIn();
    await addElement('account-url=/attribute', { accountUrl: '/property', items: null, messages: null });
    await button().click();
    assert.equal(await link().getAttribute('href'), '/property');
    await withElement((element) => Object.assign(element, { accountUrl: null }));
    await page.locator('a[href="/attribute"]').waitFor();
    assert.deepEqual(messages, []);
  });

  test('without a user, it draws nothing, and loads no code of the button', async () => {
    const requests: string[] = [];
    const note = (request: { url(): string }): void => void requests.push(request.url());
    page.on('request', note);
    await page.evaluate(() => {
      window.userPage.start({ accountUrl: '/account' });
      window.userPage.auth.report(null);
    });
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    assert.deepEqual(requests, []);
    assert.equal(await readDrawing(), '');
    const loading = page.waitForRequest('**/*button-with-panel*');
    await page.evaluate((user) => window.userPage.auth.report(user), ada);
    await loading;
    await button().waitFor();
  });

  test('if the code of the button cannot be loaded, the next report of the Auth tries again', async () => {
    await page.route('**/*button-with-panel*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await start();
    await failed;
    assert.equal(await readDrawing(), '');
    await page.unroute('**/*button-with-panel*');
    await page.evaluate((user) => window.userPage.auth.report(user), ada);
    await button().waitFor();
  });

  test('it replaces its content, such as a text for visitors without JavaScript', async () => {
    await page.evaluate(() => {
      window.userPage.start();
      document.querySelector('doorstep-user-button')?.append('Please wait');
      window.userPage.auth.report(null);
    });
    await page.waitForFunction(() => document.querySelector('doorstep-user-button')?.textContent === '');
  });

  test('it takes the space of its button, which the page can change', async () => {
    await start();
    await button().waitFor();
    const measure = () => page.locator('doorstep-user-button').boundingBox();
    const box = await measure();
    assert.deepEqual([box?.width, box?.height], [40, 40]);
    await withElement((element) => element.toggleAttribute('hidden', true));
    assert.equal(await measure(), null);
  });
});

describe('the events of the element', () => {
  test('without a listener, its link and the address after a sign-out load their pages', async () => {
    await signIn();
    await addElement('account-url=/?account sign-out-url=/?bye');
    await button().click();
    await link().click();
    await page.waitForURL('**/?account');
    await page.waitForFunction(() => 'userPage' in window);
    await signIn();
    await addElement('sign-out-url=/?bye');
    await button().click();
    await signOut().click();
    await page.waitForURL('**/?bye');
  });

  test('`preventDefault()` after a sign-out keeps it from opening the next page', async () => {
    await start({ signOutUrl: '/?bye' });
    await page.evaluate(() => {
      document.body.addEventListener('doorstep-sign-out', (event) => {
        event.preventDefault();
        document.title = `signed out, ${String(event.detail)}`;
      });
    });
    await button().click();
    await signOut().click();
    await page.waitForFunction(() => document.title === 'signed out, null');
    assert.deepEqual(await page.evaluate(() => window.userPage.opened), []);
  });

  test('a sign-out that fails fires no event', async () => {
    await start({ holdsSignOut: true });
    await button().click();
    await signOut().click();
    await page.evaluate(() => window.userPage.auth.endSignOut(new Error('refused')));
    await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    assert.equal(await page.evaluate(() => window.userPage.ended), 0);
  });

  const wrong = (value: string): string =>
    `doorstep-user-button.accountUrl: must be a path, or a URL with http: or https:, but is ${value}`;

  test('a wrong value is an error in the console, and the element draws nothing until it is right', async () => {
    await signIn();
    await addElement('account-url=javascript:alert(1)');
    await page.waitForFunction(() => document.querySelector('doorstep-user-button'));
    assert.deepEqual(messages.join().split('\n  ').slice(1), [wrong('"javascript:alert(1)"')]);
    assert.equal(await readDrawing(), '');
    assert.equal(await page.evaluate(() => window.userPage.auth.observers), 0);
    await withElement((element) => element.setAttribute('account-url', '/account'));
    await button().waitFor();
  });

  test('a wrong value is an event, and the same error is reported once', async () => {
    await signIn();
    await page.evaluate(() => {
      document.body.dataset['problems'] = '';
      document.body.addEventListener('doorstep-config-error', (event) => {
        event.preventDefault();
        document.body.dataset['problems'] += event.detail.problems.map(({ path }) => `${path} `).join('');
      });
    });
    await addElement('color-scheme=blue', { picture: 'yes', signOutUrl: 7 });
    await withElement((element) => Object.assign(element, { accountUrl: '/account' }));
    const readPaths = async () => (await page.locator('body').getAttribute('data-problems'))?.trim().split(' ');
    const paths = ['signOutUrl', 'colorScheme', 'picture'].map((name) => `doorstep-user-button.${name}`);
    assert.deepEqual(await readPaths(), paths);
    await withElement((element) => Object.assign(element, { signOutUrl: undefined }));
    assert.deepEqual(await readPaths(), [...paths, ...paths.slice(1)]);
    assert.deepEqual(messages, []);
  });

  test('an icon that is no element is an error, and all problems of the items are reported', async () => {
    await start({ uncheckedItems: [{ label: 'A', href: '/', icon: {} }, { label: 'B' }] });
    const [, ...problems] = (await page.locator('#app pre').innerText()).split('\n  ');
    assert.deepEqual(problems, [
      'doorstep-user-button.items[0].icon: must be a string or an element, but is an object',
      'doorstep-user-button.items[1]: must have either href or onClick, but has neither',
    ]);
  });

  test('an Auth of another kind is an error that says what to pass', async () => {
    await page.evaluate(() => {
      window.userPage.start();
      Object.assign(document.querySelector('doorstep-user-button') ?? {}, { auth: { observeSession() {} } });
    });
    const text = await page.locator('#app pre').innerText();
    assert.ok(text.endsWith('but is a backend; pass the Auth that you passed to firebaseBackend'), text);
  });

  test('without an Auth, it stays empty, and the console says so once after a second', async () => {
    await page.clock.install({ time: 0 });
    await page.goto(tested.url);
    await page.clock.pauseAt(10_000);
    await page.evaluate(() => document.body.append(document.createElement('doorstep-user-button')));
    await page.clock.runFor(999);
    assert.deepEqual(messages, []);
    await page.clock.runFor(1);
    const expected = '[doorstep] <doorstep-user-button> stays empty until its property auth is set.';
    assert.deepEqual(messages, [expected]);
    await withElement((element) => element.setAttribute('account-url', '/account'));
    await page.clock.runFor(1000);
    assert.deepEqual(messages, [expected]);
  });
});

describe('the place of the element', () => {
  test('its removal ends everything, and putting it back starts everything', async () => {
    await start();
    await button().click();
    const remove = () =>
      withElement((element) => {
        Object.assign(window, { removed: element });
        element.remove();
      });
    await remove();
    assert.equal(await page.evaluate(() => window.userPage.auth.observers), 0);
    await page.getByRole('heading').click();
    await page.evaluate(() => document.querySelector('#app')?.append(Reflect.get(window, 'removed') as Node));
    await button().waitFor();
    assert.equal(await page.evaluate(() => window.userPage.auth.observers), 1);
    assert.equal(await isOpen(), false);
    await remove();
    await page.evaluate(() => window.userPage.auth.report(null));
    await page.evaluate(() => document.querySelector('#app')?.append(Reflect.get(window, 'removed') as Node));
    assert.equal(await readDrawing(), '');
    assert.deepEqual(messages, []);
  });

  test('a move keeps its button, and closes the panel', async () => {
    await start();
    await button().click();
    const kept = await page.locator('.doorstep-user-button').elementHandle();
    await withElement((element) => document.querySelector('main')?.append(element));
    await panel().waitFor({ state: 'detached' });
    assert.ok(await page.locator('.doorstep-user-button').evaluate((each, before) => each === before, kept));
    assert.equal(await page.evaluate(() => window.userPage.auth.observers), 1);
  });

  test('several elements have panels of their own, copies of the icons, and one subscription', async () => {
    await start({ items: [{ label: 'Orders', href: '/', hasIcon: true }] });
    await withElement((element) => {
      const { auth, items: [orders] = [] } = element;
      const items = orders && [orders, { ...orders, label: 'Invoices' }];
      Object.assign(element, { items });
      element.after(Object.assign(document.createElement('doorstep-user-button'), { auth, items }));
    });
    const buttons = page.locator('.doorstep-user-button');
    const ids: unknown[] = [];
    for (const each of [buttons.first(), buttons.last()]) {
      await each.click();
      ids.push(await each.getAttribute('aria-controls'));
      assert.equal(await panel().count(), 1);
      assert.equal(await panel().locator('svg').count(), 2);
    }
    assert.equal(new Set(ids).size, 2);
    assert.equal(await page.evaluate(() => window.userPage.auth.observers), 1);
    await page.evaluate(() => window.userPage.auth.report(null));
    assert.equal(await buttons.count(), 0);
  });

  test('an icon that changes while the panel is open is drawn', async () => {
    await start({ items: [{ label: 'Orders', href: '/', hasIcon: true }] });
    await button().click();
    const row = panel().getByRole('link');
    const setIcon = (icon: string) =>
      page.locator('doorstep-user-button').evaluate((each, tag) => {
        const node = tag === '★' ? tag : document.createElement(tag);
        Object.assign(each, { items: [{ label: 'Orders', href: '/', icon: node }] });
      }, icon);
    await row.locator('svg').waitFor();
    await setIcon('★');
    await row.getByText('★').waitFor();
    await setIcon('img');
    await row.locator('img').waitFor({ state: 'attached' });
    assert.equal(await row.locator('svg').count(), 0);
    assert.equal(await row.innerText(), 'Orders');
  });

  test('in a shadow root, it has its styles, and closes when the focus leaves it', async () => {
    await start();
    await withElement((element) => {
      const host = document.createElement('div');
      element.before(host);
      host.attachShadow({ mode: 'open' }).append(element, document.createElement('input'));
    });
    await button().click();
    const box = await page.locator('.doorstep-user-button').boundingBox();
    assert.deepEqual([box?.width, box?.height], [40, 40]);
    await signOut().focus();
    assert.ok(await isOpen());
    await page.locator('#app input').focus();
    await panel().waitFor({ state: 'detached' });
    assert.equal(await mark().innerText(), 'AL');
    assert.deepEqual(messages, []);
  });
});
