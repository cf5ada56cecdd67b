import { testBedPage } from '../browser/test-bed-page.ts';
import { listQuoted, quote } from '../screen/describe-screen.ts';
import { isEmpty, listTexts, type Screen, type ScreenField } from '../screen/screen.ts';
import type { Visit } from '../visit.ts';
import { expectButtonStyle, measureCardWidth, type ButtonStyle } from './appearance.ts';
import { expectLink } from './links.ts';
import { waitForScreen } from './wait-for-screen.ts';

/** Checks of the current page. Those named `expect…` wait for a while and reject with a `StepError`. */
export interface Assertions {
  /** Expects exactly this heading. */
  expectHeading(title: string): Promise<void>;
  /** Expects a paragraph or heading with exactly this text. */
  expectText(text: string): Promise<void>;
  expectNoText(text: string): Promise<void>;
  expectEmptyPage(): Promise<void>;
  /** Expects this text and no other. */
  expectOnlyText(text: string): Promise<void>;
  /** Expects this error message under a field, and none under other fields. */
  expectFieldError(label: string, text: string): Promise<void>;
  /** Expects exactly these error messages, by the labels of the fields. */
  expectFieldErrors(messages: Readonly<Record<string, string>>): Promise<void>;
  /** Expects exactly this notice. */
  expectNotice(text: string): Promise<void>;
  /** Expects neither notices nor field errors. */
  expectNoMessages(): Promise<void>;
  /** Expects exactly these buttons and links, in this order. */
  expectActions(labels: readonly string[]): Promise<void>;
  /** Expects exactly these fields, in this order. */
  expectFields(labels: readonly string[]): Promise<void>;
  expectValue(label: string, text: string): Promise<void>;
  /** Expects a value of the field's `autocomplete` attribute. */
  expectAutocomplete(label: string, token: string): Promise<void>;
  /** Expects the text of a field to be readable or masked. */
  expectReadable(label: string, isReadable: boolean): Promise<void>;
  expectFocus(label: string): Promise<void>;
  expectBusyIndicator(isVisible: boolean): Promise<void>;
  /** Expects this path with query and fragment. */
  expectAddress(path: string): Promise<void>;
  expectDocumentTitle(title: string): Promise<void>;
  /** Expects a link that opens a URL in a new tab. */
  expectLink(label: string, url: string): Promise<void>;
  expectButtonStyle(label: string, style: ButtonStyle): Promise<void>;
  /** Expects a dialog over the screen with this text; null for none. */
  expectDialog(text: string | null): Promise<void>;
  expectDoneIcon(isVisible: boolean): Promise<void>;
  /** Returns the width of the widget's card in CSS pixels. */
  measureCardWidth(): Promise<number>;
  /** Returns the arguments of each call of a callback in the configuration, in order. */
  readCallbackCalls(name: string): Promise<readonly unknown[]>;
  /** Returns the email of the user whom other parts of the app see; null if no user is signed in. */
  readSharedUserEmail(): Promise<string | null>;
  /** Returns the console messages below the level of a warning. */
  readConsoleMessages(): Promise<readonly string[]>;
}

export function createAssertions(visit: Visit): Assertions {
  const expectScreen = async (expected: string, matches: (screen: Screen) => boolean): Promise<void> => {
    await waitForScreen(visit, expected, matches);
  };
  const expectField = (label: string, expected: string, matches: (field: ScreenField) => boolean): Promise<void> =>
    expectScreen(`the field ${quote(label)} ${expected}`, ({ fields }) => {
      const [field, duplicate] = fields.filter((candidate) => candidate.label === label);
      return field !== undefined && duplicate === undefined && matches(field);
    });
  const expectFieldErrors = (messages: Readonly<Record<string, string>>): Promise<void> => {
    const expected = Object.entries(messages);
    const list = expected.map(([label, text]) => `${quote(text)} under ${quote(label)}`).join(' and ');
    return expectScreen(`to be told ${list}, and nothing under another field`, ({ fields }) => {
      const actual = fields.flatMap(({ label, error }): [string, string][] => (error === null ? [] : [[label, error]]));
      return isEqualList(toSortedJson(actual), toSortedJson(expected));
    });
  };

  return {
    expectHeading: (title) =>
      expectScreen(`the heading ${quote(title)}`, ({ headings }) => isEqualList(headings, [title])),
    expectText: (text) => expectScreen(`to read ${quote(text)}`, ({ texts }) => texts.includes(text)),
    expectNoText: (text) => expectScreen(`not to read ${quote(text)}`, (screen) => !listTexts(screen).includes(text)),
    expectEmptyPage: () => expectScreen('nothing at all', isEmpty),
    expectOnlyText: (text) =>
      expectScreen(`only ${quote(text)}`, (screen) => isEqualList(listTexts(screen), [text]) && !screen.isBusy),
    expectFieldError: (label, text) => expectFieldErrors({ [label]: text }),
    expectFieldErrors,
    expectNotice: (text) => expectScreen(`to be told ${quote(text)}`, ({ notices }) => isEqualList(notices, [text])),
    expectNoMessages: () =>
      expectScreen(
        'to be told nothing',
        ({ notices, fields }) => notices.length === 0 && fields.every(({ error }) => error === null),
      ),
    expectActions: (labels) =>
      expectScreen(`the buttons and links ${listQuoted(labels)}`, ({ actions }) =>
        isEqualList(
          actions.map(({ label }) => label),
          labels,
        ),
      ),
    expectFields: (labels) =>
      expectScreen(`the fields ${listQuoted(labels)}`, ({ fields }) =>
        isEqualList(
          fields.map(({ label }) => label),
          labels,
        ),
      ),
    expectValue: (label, text) => expectField(label, `to hold ${quote(text)}`, ({ value }) => value === text),
    expectAutocomplete: (label, token) =>
      expectField(label, `to be completed as ${quote(token)}`, ({ autocomplete }) => autocomplete === token),
    expectReadable: (label, isReadable) =>
      expectField(
        label,
        isReadable ? 'to be readable' : 'to be hidden',
        ({ type }) => (type !== 'password') === isReadable,
      ),
    expectFocus: (label) => expectScreen(`the focus on ${quote(label)}`, ({ focus }) => focus === label),
    expectBusyIndicator: (isVisible) =>
      expectScreen(isVisible ? 'a busy indicator' : 'no busy indicator', ({ isBusy }) => isBusy === isVisible),
    expectAddress: (path) => expectScreen(`to be at ${quote(path)}`, ({ address }) => address === path),
    expectDocumentTitle: (title) =>
      expectScreen(`the page's title ${quote(title)}`, (screen) => screen.title === title),
    expectLink: (label, url) => expectLink(visit, label, url),
    expectButtonStyle: (label, style) => expectButtonStyle(visit, label, style),
    expectDialog: (text) =>
      expectScreen(
        text === null ? 'no dialog' : `the dialog ${quote(text)}`,
        ({ dialog }) => (dialog?.text ?? null) === text,
      ),
    expectDoneIcon: (isVisible) =>
      expectScreen(isVisible ? 'a done icon' : 'no done icon', ({ dialog }) => (dialog?.isDone ?? false) === isVisible),
    measureCardWidth: () => measureCardWidth(visit),

    async readCallbackCalls(name) {
      await visit.waitUntilIdle();
      return testBedPage.readCallbackCalls(visit.session.page, name);
    },
    async readSharedUserEmail() {
      await visit.waitUntilIdle();
      return testBedPage.readCurrentUserEmail(visit.session.page);
    },
    async readConsoleMessages() {
      await visit.waitUntilIdle();
      return visit.session.guards.consoleMessages;
    },
  };
}

const toSortedJson = (entries: readonly (readonly [string, string])[]): string[] =>
  entries.map((entry) => JSON.stringify(entry)).toSorted();

const isEqualList = (actual: readonly string[], expected: readonly string[]): boolean =>
  actual.length === expected.length && actual.every((text, index) => text === expected[index]);
