import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright';
import { ada } from '../../fixtures/user-auth.ts';
import { findViolations } from '../../tools/browser/find-violations.ts';
import { allProps, type TestedPage } from './tested-page.ts';
import type { TestItem, UserPageProps } from './user-page.ts';

const items: readonly TestItem[] = [{ label: 'Orders', href: '/?orders', hasIcon: true }, { label: 'Send feedback' }];

/** Returns true if the last character of a text, such as its question mark, is to the right of the first one. */
const endsOnTheRight = (locator: Locator): Promise<boolean> =>
  locator.evaluate(({ firstChild: text }) => {
    if (!(text instanceof Text)) throw new Error('The element begins with no text.');
    const [first = 0, last = 0] = [0, text.length - 1].map((index) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    });
    return last > first;
  });
const hasFocus = (locator: Locator) => locator.evaluate((each) => each === document.activeElement);

/** Adds the tests that `<UserButton>` and `<doorstep-user-button>` have in common. */
export function testButton(tested: TestedPage): void {
  const { start, readDrawing, button, panel, mark, link, signOut, isOpen } = tested;
  let page: Page;
  let messages: readonly string[];
  beforeEach(() => void ({ page, messages } = tested));

  describe('the button', () => {
    test('it appears when the session is restored, and disappears after a sign-out in another place', async () => {
      await page.evaluate(() => window.userPage.start());
      assert.equal(await readDrawing(), '');
      await page.evaluate((user) => window.userPage.auth.report(user), ada);
      await button().waitFor();
      await page.evaluate(() => window.userPage.auth.report(null));
      await button().waitFor({ state: 'detached' });
      assert.deepEqual(messages, []);
    });

    test('it shows a changed name, which the SDK changes in place', async () => {
      await page.evaluate((user) => {
        const changed = { ...user };
        window.userPage.start();
        window.userPage.auth.report(changed);
        Object.assign(changed, { displayName: 'Grace Hopper' });
        window.userPage.auth.report(changed);
      }, ada);
      await button('Your account, Grace Hopper').waitFor();
      assert.equal(await mark().innerText(), 'GH');
    });

    test('it opens and closes by the keyboard, and Escape gives the focus back', async () => {
      await start();
      await button().focus();
      await page.keyboard.press('Enter');
      assert.ok(await isOpen());
      assert.equal(await button().getAttribute('aria-controls'), await panel().getAttribute('id'));
      await page.keyboard.press('Tab');
      assert.ok(await hasFocus(link()));
      await page.keyboard.press('Tab');
      assert.ok(await hasFocus(signOut()));
      await page.keyboard.press('Escape');
      assert.ok(await hasFocus(button()));
      assert.equal(await isOpen(), false);
      await page.keyboard.press('Space');
      assert.ok(await isOpen());
      await page.keyboard.press('Space');
      assert.equal(await isOpen(), false);
      assert.deepEqual(messages, []);
    });

    test('it closes by Escape after a click on its text', async () => {
      await start();
      await button().click();
      await page.getByText('ada@example.com').click();
      await page.keyboard.press('Escape');
      assert.equal(await isOpen(), false);
      assert.ok(await hasFocus(button()));
    });

    test('Escape closes only the panel, and not the dialog around it', async () => {
      await start({ isInDialog: true });
      await button().click();
      await page.keyboard.press('Escape');
      assert.equal(await isOpen(), false);
      assert.equal(await page.evaluate(() => window.userPage.dialogEscapes), 0);
      await page.keyboard.press('Escape');
      assert.equal(await page.evaluate(() => window.userPage.dialogEscapes), 1);
    });

    for (const [title, leave] of [
      ['a click outside', () => page.getByRole('heading').click()],
      ['a second click on the button', () => button().click()],
      ['moving the focus past its end', () => page.getByRole('button', { name: 'Help' }).focus()],
      ['moving the focus before its start', () => page.getByRole('link', { name: 'Orders' }).focus()],
      ['a click into a frame', () => page.locator('iframe').click()],
    ] as const) {
      test(`it closes by ${title}`, async () => {
        await start();
        await button().click();
        await panel().waitFor();
        await leave();
        await panel().waitFor({ state: 'detached' });
      });
    }

    test('its link opens the account page by the router of the app, and closes it', async () => {
      await start();
      await button().click();
      assert.equal(await link().getAttribute('href'), '/login?mode=account');
      await link().click();
      assert.deepEqual(await page.evaluate(() => window.userPage.opened), ['/login?mode=account']);
      assert.equal(await isOpen(), false);
    });

    test('it has no link without an account page', async () => {
      await start({});
      await button().click();
      await signOut().waitFor();
      assert.equal(await link().count(), 0);
    });

    test('a double click on "Sign Out" sends one sign-out', async () => {
      await start({ ...allProps, holdsSignOut: true });
      await button().click();
      await signOut().dblclick();
      assert.equal(await page.evaluate(() => window.userPage.auth.signOuts), 1);
      assert.equal(await signOut().getAttribute('aria-disabled'), 'true');
    });

    for (const isInSignedIn of [false, true]) {
      test(`a sign-out opens the next page ${isInSignedIn ? 'even if the button is removed' : 'once'}`, async () => {
        await start({ ...allProps, isInSignedIn });
        await button().click();
        await signOut().click();
        await page.waitForFunction(() => window.userPage.opened.length > 0);
        assert.deepEqual(await page.evaluate(() => window.userPage.opened), ['/?signed-out']);
        assert.equal(await page.evaluate(() => window.userPage.ended), 1);
        assert.equal(await readDrawing(), '');
        assert.deepEqual(messages, []);
      });
    }

    test('a failed sign-out is reported, and can be repeated', async () => {
      await start({ ...allProps, holdsSignOut: true });
      await button().click();
      await signOut().click();
      await page.evaluate(() => window.userPage.auth.endSignOut(new Error('refused')));
      await page.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again.' }).waitFor();
      assert.deepEqual(await page.evaluate(() => window.userPage.opened), []);
      await signOut().click();
      assert.equal(await page.getByRole('alert').innerText(), '');
      await page.evaluate(() => window.userPage.auth.endSignOut());
      await page.waitForFunction(() => window.userPage.opened.length === 1);
      assert.equal(await page.evaluate(() => window.userPage.auth.signOuts), 2);
    });

    test('a failed sign-out opens the panel again if the visitor has closed it', async () => {
      await start({ ...allProps, holdsSignOut: true });
      await button().click();
      await signOut().click();
      await page.keyboard.press('Escape');
      const error = { code: 'auth/login-blocked', customData: { originalMessage: 'You are offline.' } };
      await page.evaluate((reason) => window.userPage.auth.endSignOut(reason), error);
      await page.getByRole('alert').filter({ hasText: 'You are offline.' }).waitFor();
    });

    test('with another Auth, the same user can sign out while the first Auth still signs her out', async () => {
      await start({ ...allProps, holdsSignOut: true });
      await button().click();
      await signOut().click();
      await page.evaluate((user) => window.userPage.replaceAuth(user), ada);
      await button().click();
      assert.equal(await signOut().getAttribute('aria-disabled'), 'false');
      await signOut().click();
      assert.equal(await page.evaluate(() => window.userPage.auth.signOuts), 1);
    });

    test('after an unmount, nothing observes the Auth or the page', async () => {
      await start();
      await button().click();
      assert.equal(await page.evaluate(() => window.userPage.auth.observers), 1);
      await page.evaluate(() => window.userPage.unmount());
      assert.equal(await page.evaluate(() => window.userPage.auth.observers), 0);
      await page.keyboard.press('Escape');
      await page.getByRole('heading').click();
      assert.deepEqual(messages, []);
    });
  });

  describe('the items of the app', () => {
    const orders = () => panel().getByRole('link', { name: 'Orders' });
    const feedback = () => panel().getByRole('button', { name: 'Send feedback' });
    const openPanel = async (props: UserPageProps = { ...allProps, items }): Promise<void> => {
      await start(props);
      await button().click();
    };
    /** Makes a press of the button {@link feedback} write the state of the page into the document's title. */
    const noteCalls = (): Promise<void> =>
      page.evaluate(() => {
        window.userPage.onItem = (label) => {
          const focused = document.activeElement?.className;
          const panels = document.querySelectorAll('.doorstep-user-panel').length;
          const expanded = document.querySelector('.doorstep-user-button')?.ariaExpanded;
          document.title = JSON.stringify({ label, focused, panels, expanded });
        };
      });
    const closedFirst = { label: 'Send feedback', focused: 'doorstep-user-button', panels: 0, expanded: 'false' };

    test('are between the link to the account page and "Sign Out", in their order', async () => {
      await openPanel();
      const rows = await panel().locator('a, button').allInnerTexts();
      assert.deepEqual(rows, ['Your account', 'Orders', 'Send feedback', 'Sign Out']);
      assert.deepEqual(messages, []);
    });

    test('are shown as text, and their icons are hidden from screen readers', async () => {
      await openPanel({ items: [{ label: '<b>Orders</b> & more', href: '/', hasIcon: true }, ...items] });
      assert.equal(
        await panel().ariaSnapshot(),
        [
          '- group "Your account":',
          '  - paragraph: Ada Lovelace',
          '  - paragraph: ada@example.com',
          '  - link "<b>Orders</b> & more":',
          '    - /url: /',
          '  - link "Orders":',
          '    - /url: /?orders',
          '  - button "Send feedback"',
          '  - button "Sign Out"',
          '  - alert',
        ].join('\n'),
      );
    });

    test('a link opens by the router of the app, and closes the panel', async () => {
      await openPanel();
      assert.equal(await orders().getAttribute('href'), '/?orders');
      await orders().click();
      assert.deepEqual(await page.evaluate(() => window.userPage.opened), ['/?orders']);
      assert.equal(await isOpen(), false);
      assert.ok(await hasFocus(button()));
    });

    test('a link loads its page if the app has no router', async () => {
      await openPanel({ items, loadsPages: true });
      await orders().click();
      await page.waitForURL('**/?orders');
    });

    test('a click with Ctrl opens a link in a new tab, and not by the router', async () => {
      await openPanel();
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        orders().click({ modifiers: ['ControlOrMeta'] }),
      ]);
      await tab.waitForURL('**/?orders');
      await tab.close();
      assert.deepEqual(await page.evaluate(() => window.userPage.opened), []);
    });

    for (const [title, press] of [
      ['a click', () => feedback().click()],
      ['Enter', () => feedback().press('Enter')],
      ['Space', () => feedback().press('Space')],
    ] as const) {
      test(`at ${title}, a button closes the panel and returns the focus, and then calls the app`, async () => {
        await openPanel();
        await noteCalls();
        await press();
        assert.deepEqual(JSON.parse(await page.title()), closedFirst);
        assert.equal(await isOpen(), false);
        assert.ok(await hasFocus(button()));
        assert.deepEqual(messages, []);
      });
    }

    test('a dialog that a button opens has the focus, and returns it to the round button', async () => {
      await openPanel();
      await page.evaluate(() => {
        const dialog = document.createElement('dialog');
        dialog.append(document.createElement('input'));
        document.body.append(dialog);
        window.userPage.onItem = () => dialog.showModal();
      });
      await feedback().click();
      assert.ok(await hasFocus(page.locator('dialog input')));
      await page.keyboard.press('Escape');
      assert.ok(await hasFocus(button()));
    });

    test('an exception of the app is reported, and the panel is closed', async () => {
      await openPanel();
      await page.evaluate(() => {
        window.userPage.onItem = () => {
          throw new Error('The app fails.');
        };
      });
      await feedback().click();
      assert.deepEqual(messages, ['The app fails.']);
      assert.equal(await isOpen(), false);
    });

    test('Tab leads through them, and past the last row the panel closes', async () => {
      await openPanel();
      for (const row of [link(), orders(), feedback(), signOut()]) {
        await page.keyboard.press('Tab');
        assert.ok(await hasFocus(row));
        assert.equal(await row.evaluate((element) => getComputedStyle(element).outlineStyle), 'solid');
      }
      await page.keyboard.press('Tab');
      await panel().waitFor({ state: 'detached' });
    });

    test('Escape on one of them closes the panel, and calls nothing', async () => {
      await openPanel();
      await noteCalls();
      const title = await page.title();
      await feedback().focus();
      await page.keyboard.press('Escape');
      assert.equal(await isOpen(), false);
      assert.ok(await hasFocus(button()));
      assert.equal(await page.title(), title);
    });

    test('an icon of the app keeps its own drawing, and has the size of the letters', async () => {
      await openPanel();
      const icon = orders().locator('svg');
      assert.equal(await icon.evaluate((element) => getComputedStyle(element).fill), 'none');
      const box = await icon.boundingBox();
      assert.deepEqual([box?.width, box?.height], [20, 20]);
    });

    test('all labels begin at the same place, after the icons, if one item has an icon', async () => {
      await openPanel();
      const [icon, text] = await Promise.all([
        orders().locator('svg').boundingBox(),
        link().locator('bdi').boundingBox(),
      ]);
      assert.ok(icon && text && text.x > icon.x + icon.width);
      const starts = await panel()
        .locator('bdi')
        .evaluateAll((labels) =>
          labels.map((label) => label.closest('a, button') && label.getBoundingClientRect().left),
        );
      assert.equal(new Set(starts.filter((left) => left !== null)).size, 1);
    });

    test('without icons of the app, the labels begin where the rows begin', async () => {
      await openPanel({ ...allProps, items: [{ label: 'Send feedback' }] });
      for (const row of [link(), feedback(), signOut()]) {
        const [whole, label] = await Promise.all([row.boundingBox(), row.locator('bdi').boundingBox()]);
        assert.equal(whole && label && label.x - whole.x, 12);
      }
    });

    test('a label of several lines begins on the right in Arabic, also if it is English', async () => {
      const longLabel = 'Where are the orders of the people that you know? '.repeat(3).trim();
      await start({ language: 'ar', items: [{ label: longLabel, href: '/' }] });
      await button('حسابك, Ada Lovelace').click();
      const text = panel().getByRole('link').locator('bdi');
      assert.equal(await text.evaluate((element) => getComputedStyle(element).textAlign), 'right');
      assert.ok(await text.evaluate(({ clientHeight }) => clientHeight > 48));
    });

    const unsafe = { label: 'Help', href: 'javascript:alert(1)' };
    const problems = [
      'ConfigError: The configuration of Doorstep is wrong.',
      `${tested.name}.items[1].href: must be a path, or a URL with http: or https:, but is "javascript:alert(1)"`,
      `${tested.name}.items[2].lable: is not a known key; did you mean "label"?`,
      `${tested.name}.items[2].label: must be a non-empty string, but is undefined`,
    ];

    test('a wrong item reaches the app as a ConfigError', async () => {
      await start({ uncheckedItems: [{ label: 'Orders', href: '/?orders' }, unsafe, { lable: 'A', href: '/' }] });
      assert.deepEqual((await page.locator('#app pre').innerText()).split('\n  '), problems);
      assert.deepEqual(messages, []);
    });

    test('an item that becomes wrong later reaches the app as a ConfigError', async () => {
      await openPanel();
      await page.evaluate((item) => window.userPage.render({ uncheckedItems: [item] }), unsafe);
      await page.locator('#app pre').waitFor();
    });

    test('a button that is removed while the check loads reports nothing', async () => {
      await page.evaluate((item) => {
        window.userPage.start({ uncheckedItems: [item] });
        window.userPage.unmount();
      }, unsafe);
      await page.waitForLoadState('networkidle');
      assert.equal(await readDrawing(), '');
      assert.deepEqual(messages, []);
    });

    test('the check is loaded only for a button with items', async () => {
      const requests: string[] = [];
      const note = (request: { url(): string }): void => void requests.push(request.url());
      const isCheck = (url: string): boolean => /check-.*items/.test(url);
      page.on('request', note);
      await start();
      await button().click();
      await page.waitForLoadState('networkidle');
      page.off('request', note);
      assert.deepEqual(requests.filter(isCheck), []);
      const checking = page.waitForRequest((request) => isCheck(request.url()));
      await start({ items });
      await checking;
    });

    test('wrong items are not drawn if the check cannot be loaded, and the next mount loads it again', async () => {
      await page.route('**/*check-*items*', (route) => route.abort());
      const orderLink = { label: 'Orders', href: '/?orders' };
      const wrong = [null, false, 7, 'Help', {}, unsafe, { label: {}, href: '/' }, { label: 'Help', onClick: '/' }];
      await openPanel({ uncheckedItems: [...wrong, orderLink, { label: 'Help' }, { label: 'Help', href: 7 }] });
      assert.deepEqual(await panel().locator('a, button').allInnerTexts(), ['Orders', 'Sign Out']);
      await openPanel({ uncheckedItems: orderLink });
      assert.deepEqual(await panel().locator('a, button').allInnerTexts(), ['Sign Out']);
      assert.ok(
        messages.every((message) => message.includes('Failed to load resource')),
        messages.join('\n'),
      );
      await page.unroute('**/*check-*items*');
      await start({ uncheckedItems: [unsafe] });
      await page.locator('#app pre').waitFor();
    });

    test('more items than fit into a small window can be scrolled to', async () => {
      await page.setViewportSize({ width: 320, height: 400 });
      const many = Array.from({ length: 30 }, (_, index) => ({ label: `Item ${index}` }));
      await openPanel({ ...allProps, items: many });
      const box = await panel().boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= 400, JSON.stringify(box));
      await signOut().focus();
      const last = await signOut().boundingBox();
      assert.ok(last && last.y >= box.y && last.y + last.height <= box.y + box.height, JSON.stringify(last));
      assert.equal(await page.evaluate(() => window.scrollY), 0);
    });

    test('in Arabic, an English label keeps its direction, and its icon is on the right', async () => {
      await start({ language: 'ar', items: [{ label: 'Who are you?', href: '/', hasIcon: true }] });
      await button('حسابك, Ada Lovelace').click();
      const row = panel().getByRole('link');
      const [label, icon, whole] = await Promise.all(
        [row.locator('bdi'), row.locator('svg'), row].map((each) => each.boundingBox()),
      );
      assert.ok(label && icon && whole);
      assert.ok(await endsOnTheRight(row.locator('bdi')));
      assert.ok(icon.x >= label.x + label.width && icon.x + icon.width > whole.x + whole.width - 16);
    });
  });

  describe('the picture', () => {
    const path = '/ada.svg';
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
    afterEach(() => page.unroute(`**${path}`));

    /** Serves a picture. Returns its address (`photoURL`), and the headers of the requests for it. */
    async function servePicture(body: string) {
      const requests: Readonly<Record<string, string>>[] = [];
      await page.route(`**${path}`, async (route) => {
        requests.push(await route.request().allHeaders());
        await route.fulfill({ contentType: 'image/svg+xml', body });
      });
      return { photoURL: new URL(path, tested.url).href, requests };
    }

    test('is not requested unless the app asks for it', async () => {
      const { photoURL, requests } = await servePicture(svg);
      await start({}, { photoURL });
      assert.equal(await mark().innerText(), 'AL');
      assert.equal(await page.locator('#app img').count(), 0);
      assert.deepEqual(requests, []);
    });

    test('is requested without the address of the page', async () => {
      const { photoURL, requests } = await servePicture(svg);
      await start({ picture: true }, { photoURL });
      await page.waitForFunction(() => document.querySelector<HTMLImageElement>('#app img')?.complete);
      assert.equal(requests.length, 1);
      assert.equal(requests[0]?.['referer'], undefined);
    });

    test('that cannot be loaded is replaced by the initials', async () => {
      const { photoURL, requests } = await servePicture('not found');
      await start({ picture: true }, { photoURL });
      await page.locator('#app img').waitFor({ state: 'detached' });
      assert.equal(await mark().innerText(), 'AL');
      assert.equal(requests.length, 1);
    });
  });

  describe('for every visitor', () => {
    /** Opens the panel and waits until it is opaque, because axe measures contrasts. */
    const showPanel = async (name?: string): Promise<void> => {
      await button(name).click();
      await panel().evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    };

    for (const [title, media, width, props, name] of [
      ['light', {}, 640, {}, undefined],
      ['dark', { colorScheme: 'dark' }, 640, {}, undefined],
      ['in forced colours', { forcedColors: 'active' }, 640, {}, undefined],
      ['320 pixels wide', {}, 320, {}, undefined],
      ['Arabic, 320 pixels wide', {}, 320, { language: 'ar' }, 'حسابك, Ada Lovelace'],
    ] as const) {
      test(`axe finds nothing, and everything fits: ${title}`, async () => {
        await page.emulateMedia(media);
        await page.setViewportSize({ width, height: 480 });
        await start({ ...allProps, items, holdsSignOut: true, ...props });
        await showPanel(name);
        await panel().getByRole('button').last().click();
        await page.evaluate(() => window.userPage.auth.endSignOut(new Error('refused')));
        await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
        assert.deepEqual(await findViolations(page), []);
        const sizes = await page.evaluate(() => ({
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          panel: document.querySelector('.doorstep-user-panel')?.getBoundingClientRect().toJSON(),
          width: document.documentElement.clientWidth,
          targets: Array.from(
            document.querySelectorAll('.doorstep-user :is(a, button)'),
            (target) => target.getBoundingClientRect().height,
          ),
        }));
        assert.equal(sizes.overflow, 0);
        assert.ok(sizes.panel.left >= 8 && sizes.panel.right <= sizes.width - 8, JSON.stringify(sizes.panel));
        assert.equal(sizes.targets.length, 5);
        assert.ok(sizes.targets.every((height) => height >= 40));
        assert.deepEqual(messages, []);
      });
    }

    test('in Arabic, it is written from right to left, and the texts are Arabic', async () => {
      await start({ ...allProps, language: 'ar' });
      await showPanel('حسابك, Ada Lovelace');
      assert.equal(await page.locator('.doorstep-user[dir="rtl"][lang="ar"]').count(), 1);
      assert.equal(await panel().getByRole('link').innerText(), 'حسابك');
      assert.equal(await panel().getByRole('button').innerText(), 'تسجيل الخروج');
    });

    test('in Arabic, an English name keeps its direction', async () => {
      await start({ ...allProps, language: 'ar' }, { displayName: 'Ada L.' });
      await showPanel('حسابك, Ada L.');
      assert.ok(await endsOnTheRight(panel().locator('.doorstep-user-name bdi')));
    });

    /** Renders the app in intervals of 50 milliseconds, each time with a new function as `locale`. */
    const renderOften = (props: UserPageProps, times: number): Promise<void> =>
      page.evaluate(
        async ([given, count]) => {
          for (let index = 0; index < count; index += 1) {
            window.userPage.render(given);
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
        },
        [props, times] as const,
      );

    test('the language loads while the app renders with a new function as `locale`', async () => {
      const props = { language: 'de', languageDelay: 300 };
      await start(props);
      await renderOften(props, 30);
      assert.equal(await button('Ihr Konto, Ada Lovelace').count(), 1);
      const loads = await page.evaluate(() => window.userPage.languageLoads);
      assert.ok(loads <= 8, `${loads} loads`);
    });

    test('another function as `locale` switches the language, also while one is loading', async () => {
      await start({ language: 'de', languageDelay: 300 });
      await page.evaluate(() => window.userPage.render({ language: 'fr', languageDelay: 300 }));
      await button('Votre compte, Ada Lovelace').waitFor();
      await page.evaluate(() => window.userPage.render({ language: 'de' }));
      await button('Ihr Konto, Ada Lovelace').waitFor();
    });

    test('a fixed colour scheme wins against the preference of the visitor', async () => {
      const readColor = () => button().evaluate((element) => getComputedStyle(element).backgroundColor);
      await start();
      const light = await readColor();
      await start({ ...allProps, colorScheme: 'dark' });
      assert.notEqual(await readColor(), light);
      await page.emulateMedia({ colorScheme: 'dark' });
      await start({ ...allProps, colorScheme: 'light' });
      assert.equal(await readColor(), light);
    });

    test('with reduced motion, the panel does not fade in', async () => {
      await start();
      const countAnimations = async (): Promise<number> => {
        await button().click();
        return panel().evaluate((element) => getComputedStyle(element).animationName.replace('none', '').length);
      };
      assert.ok((await countAnimations()) > 0);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await start();
      assert.equal(await countAnimations(), 0);
    });

    /** Asserts that the panel is in the window, and that the visitor can scroll to "Sign Out". */
    const assertReachable = async (width: number, height: number): Promise<void> => {
      const box = await panel().boundingBox();
      assert.ok(box && box.x >= 8 && box.x + box.width <= width - 8, JSON.stringify(box));
      assert.ok(box.y >= 0 && box.y + box.height <= height, JSON.stringify(box));
      await signOut().scrollIntoViewIfNeeded();
      const target = await signOut().boundingBox();
      assert.ok(target && target.y + target.height <= height, JSON.stringify(target));
      assert.equal(await page.evaluate(() => window.scrollY), 0);
    };

    test('with a long name in a small window, the panel scrolls', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      const displayName = 'W'.repeat(256);
      await start(allProps, { displayName });
      await showPanel(`Your account, ${displayName}`);
      await assertReachable(320, 256);
    });

    test('when the name grows while the panel is open, the panel stays in the window', async () => {
      await page.setViewportSize({ width: 320, height: 400 });
      const email = 'a@b.c';
      await start(allProps, { displayName: 'Ada', email });
      await showPanel('Your account, Ada');
      const changed = { ...ada, email, displayName: 'Augusta Ada King, Countess of Lovelace '.repeat(6) };
      await page.evaluate((user) => window.userPage.auth.report(user), changed);
      await panel().getByText('Countess').waitFor();
      await assertReachable(320, 400);
    });

    test('at the bottom of the window, the panel opens above the button', async () => {
      await start();
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('header { position: fixed; bottom: 0; inset-inline: 0 }');
        document.adoptedStyleSheets.push(sheet);
      });
      await showPanel();
      const [above, below] = [await panel().boundingBox(), await button().boundingBox()];
      assert.ok(above && below && above.y >= 0 && above.y + above.height <= below.y);
    });
  });
}
