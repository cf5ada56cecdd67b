import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import ar from '../../src/locales/ar.ts';
import de from '../../src/locales/de.ts';
import type * as ServerEntry from '../../src/package/first-screen-server.ts';
import type { Language } from '../../src/widget/messages/language.ts';
import type { StaticElement } from '../../src/renderers/first-screen/static-react.ts';
import { buildFirstScreenServer } from '../../tools/package/build-first-screen-server.ts';
import type { HostProps } from '../../pages/host/host-page.ts';
import { openHostPage } from '../../pages/host/open-host-page.ts';

const folder = await mkdtemp(join(tmpdir(), 'doorstep-'));
after(() => rm(folder, { recursive: true }));
const [file = ''] = Object.keys(await buildFirstScreenServer(folder));
const { renderFirstScreen } = (await import(pathToFileURL(join(folder, file)).href)) as typeof ServerEntry;

const page = await openHostPage();
let messages: string[] = [];
page.on('console', (message) => messages.push(message.text()));
page.on('pageerror', (error) => messages.push(String(error)));
beforeEach(async () => {
  await page.reload();
  await page.waitForFunction(() => 'hostPage' in window);
  messages = [];
});

/** Returns a language without its function, so that the browser can receive the language. */
const toPlainLanguage = ({ account: _account, ...language }: Language): Language => language;

type Props = Pick<HostProps, 'config' | 'screenAppearance' | 'locale'>;

const renderOnServer = async ({ config, screenAppearance, locale }: Props): Promise<StaticElement> =>
  (await renderFirstScreen(config as unknown as Parameters<typeof renderFirstScreen>[0], {
    url: '/login',
    appearance: { ...screenAppearance, siteName: 'Our shop' },
    locale,
  })) ?? assert.fail('Expected a first screen.');

/** Hydrates the first screen, and types an email before the widget takes its place. Returns the server's markup. */
async function hydrate(props: Props, email?: string): Promise<string> {
  const firstScreen = await renderOnServer(props);
  return page.evaluate(
    ([hostProps, typed]) => {
      window.hostPage.render(hostProps, 'hydrate');
      const input = document.querySelector<HTMLInputElement>('#app [name=email]');
      if (typed !== undefined && input) {
        input.focus();
        input.value = typed;
        input.setSelectionRange(1, 1);
      }
      return document.querySelector('#app .doorstep')?.outerHTML ?? '';
    },
    [{ ...props, firstScreen }, email] as const,
  );
}

const waitForWidget = () => page.locator('#app form:not([aria-busy])').waitFor();

/**
 * Returns the elements, their attributes, colours and texts. Leaves out IDs, and what says that the form is not ready.
 */
const describeMarkup = (html: string) =>
  page.evaluate((markup) => {
    const template = document.createElement('template');
    template.innerHTML = markup;
    const paint = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'];
    const ignored = new Set([
      'id',
      'for',
      'aria-labelledby',
      'aria-describedby',
      'aria-busy',
      'aria-disabled',
      'method',
      'style',
      'data-color',
      'data-paint',
      ...paint,
    ]);
    /** Returns the colours and lines in the styles of the widget, or in the attributes of the server's screen. */
    const describeLook = (element: HTMLElement): readonly string[] => {
      const { style, dataset } = element;
      const { style: look } = document.createElement('i');
      for (const name of paint) look.setProperty(name, style.getPropertyValue(name) || element.getAttribute(name));
      return [style.getPropertyValue('--doorstep-choice') || (dataset['color'] ?? ''), look.cssText].filter(Boolean);
    };
    const describe = (node: Node): unknown =>
      node instanceof Element
        ? [
            node.tagName,
            ...[...node.attributes]
              .filter(({ name }) => !ignored.has(name))
              .map(({ name, value }) => `${name}=${value}`)
              .toSorted(),
            ...describeLook(node as HTMLElement),
            [...node.childNodes].map(describe),
          ]
        : node.textContent;
    return describe(template.content.firstElementChild as Element);
  }, html);

const several = { signInOptions: ['password', 'google.com', 'github.com'] };
const legal = { tosUrl: '/terms', privacyPolicyUrl: '/privacy' };

for (const [title, props] of [
  ['the email form', { config: { signInOptions: ['password'], ...legal } }],
  ['the list of sign-in options', { config: { ...several, ...legal } }],
  ['the layout inline', { config: several, screenAppearance: { layout: 'inline', providerButtons: 'neutral' } }],
  ['icons without labels', { config: several, screenAppearance: { layout: 'inline', providerButtons: 'icons' } }],
  ['German', { config: { ...several, ...legal }, locale: toPlainLanguage(de) }],
  ['Arabic, which is written from right to left', { config: several, locale: toPlainLanguage(ar) }],
] as const satisfies readonly (readonly [string, Props])[]) {
  test(`the server's first screen equals that of the widget: ${title}`, async () => {
    const fromServer = await hydrate(props);
    await waitForWidget();
    const live = await page.locator('#app .doorstep').evaluate((box) => box.outerHTML);
    assert.match(fromServer, /method="dialog"/);
    assert.deepEqual(await describeMarkup(fromServer), await describeMarkup(live));
    assert.deepEqual(messages, []);
  });
}

test('the typed email, the focus and the cursor move to the widget', async () => {
  await hydrate({ config: { signInOptions: ['password'] } }, 'ada@example.com');
  await waitForWidget();
  const email = page.getByRole('textbox', { name: 'Email' });
  assert.equal(await email.inputValue(), 'ada@example.com');
  assert.deepEqual(
    await email.evaluate((input: HTMLInputElement) => [input === document.activeElement, input.selectionStart]),
    [true, 1],
  );
});

test('a form that is not ready submits nothing, and does not put the email into the address', async () => {
  const firstScreen = await renderOnServer({ config: { signInOptions: ['password'] } });
  const address = page.url();
  await page.evaluate((screen) => {
    window.hostPage.render({ config: { signInOptions: ['password'] }, firstScreen: screen }, 'hydrate');
    document.querySelector<HTMLButtonElement>('#app [type=submit]')?.click();
  }, firstScreen);
  await waitForWidget();
  assert.equal(page.url(), address);
});
