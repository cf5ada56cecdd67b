import { testBedPage } from '../browser/test-bed-page.ts';
import { describeContents, listQuoted, quote } from '../screen/describe-screen.ts';
import { isEmpty, listTexts, type Screen, type ScreenAction, type ScreenField } from '../screen/screen.ts';
import type { Visit } from '../visit.ts';
import { expectLink } from './links.ts';
import { waitForScreen } from './wait-for-screen.ts';

/**
 * Creates assertions about the current page. An `expect…` function rejects with a `StepError` if its assertion is still
 * false at the time limit.
 */
export function createAssertions(visit: Visit) {
  const expectScreen = async (
    expected: string,
    matches: (screen: Screen) => boolean,
    describeDifference?: (screen: Screen) => string,
  ): Promise<void> => {
    await waitForScreen(visit, expected, matches, describeDifference);
  };
  const expectField = (label: string, expected: string, matches: (field: ScreenField) => boolean): Promise<void> =>
    expectScreen(`the field ${quote(label)} ${expected}`, ({ fields }) => {
      const [field, duplicate] = fields.filter((candidate) => candidate.label === label);
      return field !== undefined && duplicate === undefined && matches(field);
    });
  const expectFieldErrors = (messages: Readonly<Record<string, string>>): Promise<void> => {
    const expected = Object.entries(messages);
    const list = expected.map(([label, text]) => `${quote(text)} under ${quote(label)}`).join(' and ');
    return expectScreen(`the message ${list}, and no message under another field`, ({ fields }) => {
      const actual = fields.flatMap(({ label, error }): [string, string][] => (error === null ? [] : [[label, error]]));
      return isEqualList(toSortedJson(actual), toSortedJson(expected));
    });
  };

  return {
    /**
     * Expects exactly this title. The title is the heading of level 2, or else the heading of level 1.
     *
     * @param labels the labels of all fields; needed if several screens have this title
     */
    expectTitle: (title: string, labels?: readonly string[]) =>
      expectScreen(
        `the title ${quote(title)}${labels ? `, and the fields ${listQuoted(labels)}` : ''}`,
        ({ headings, subheadings, fields }) =>
          isEqualList(subheadings.length > 0 ? subheadings : headings, [title]) &&
          (labels === undefined || isEqualList(fields.map(getLabel), labels)),
      ),
    /** Expects a screen of the widget with this name. For null, expects a page of the app. */
    expectScreenName: (name: string | null) =>
      expectScreen(name === null ? 'a page of the app' : `the screen ${name}`, (screen) => screen.name === name),
    /** Expects one of the named screens of the widget. */
    expectOneOfScreens: (names: readonly string[]) =>
      expectScreen(`one of the screens ${names.join(', ')}`, ({ name }) => name !== null && names.includes(name)),
    expectText: (text: string) => expectScreen(`to read ${quote(text)}`, ({ texts }) => texts.includes(text)),
    expectNoText: (text: string) =>
      expectScreen(`not to read ${quote(text)}`, (screen) => !listTexts(screen).some((block) => block.includes(text))),
    expectEmptyPage: () => expectScreen('an empty page', isEmpty, describeContents),
    /** Expects a screen with nothing but this text: no other text, no picture and no progress bar. */
    expectOnlyText: (text: string) =>
      expectScreen(
        `only ${quote(text)}`,
        (screen) => isEqualList(listTexts(screen), [text]) && screen.pictureCount === 0 && !screen.isBusy,
      ),
    /** Expects a progress bar and nothing else, either inside a card or without a card. */
    expectOnlyProgress: (isInCard: boolean) =>
      expectScreen(
        `only the busy indicator, ${isInCard ? 'in' : 'without'} a card`,
        (screen) =>
          listTexts(screen).length === 0 &&
          screen.pictureCount === 0 &&
          screen.isBusy &&
          screen.isBusyInCard === isInCard,
      ),
    /** Expects the error message `text` under the field `label`, and no error message under other fields. */
    expectFieldError: (label: string, text: string) => expectFieldErrors({ [label]: text }),
    expectFieldErrors,
    expectNotice: (text: string) =>
      expectScreen(`the message ${quote(text)}`, ({ notices }) => isEqualList(notices, [text])),
    expectNoMessages: () =>
      expectScreen(
        'no message',
        ({ notices, fields }) => notices.length === 0 && fields.every(({ error }) => error === null),
      ),
    /** Expects exactly these buttons and links, in this order. */
    expectActions: (labels: readonly string[]) =>
      expectScreen(`the buttons and links ${listQuoted(labels)}`, ({ actions }) =>
        isEqualList(actions.map(getLabel), labels),
      ),
    /** Expects a button or link with this label. The screen may have other buttons and links, too. */
    expectAction: (label: string) =>
      expectScreen(`the button or link ${quote(label)}`, ({ actions }) =>
        actions.some((each) => getLabel(each) === label),
      ),
    /** Expects exactly these buttons and links, in this order, all with the given role (`button` or `link`). */
    expectActionsInRole: (role: ScreenAction['role'], labels: readonly string[]) =>
      expectScreen(
        `the ${role}s ${listQuoted(labels)}`,
        ({ actions }) => isEqualList(actions.map(getLabel), labels) && actions.every((action) => action.role === role),
      ),
    /** Expects exactly these fields, in this order. */
    expectFields: (labels: readonly string[]) =>
      expectScreen(`the fields ${listQuoted(labels)}`, ({ fields }) => isEqualList(fields.map(getLabel), labels)),
    expectValue: (label: string, text: string) =>
      expectField(label, `to contain ${quote(text)}`, ({ value }) => value === text),
    expectAutocomplete: (label: string, token: string) =>
      expectField(
        label,
        `to have the autocomplete token ${quote(token)}`,
        ({ autocomplete }) => autocomplete === token,
      ),
    /** Expects exactly the fields with these `name` attributes. */
    expectFieldNames: (names: readonly string[]) =>
      expectScreen(`the fields named ${listQuoted(names)}`, ({ fields }) =>
        isEqualList(
          fields.map(({ name }) => name),
          names,
        ),
      ),
    /** Expects a touch screen to show this keyboard for a field. */
    expectKeyboard: (label: string, keyboard: string) =>
      expectField(label, `to have the keyboard ${quote(keyboard)}`, (field) => field.keyboard === keyboard),
    readFormValue: (name: string) => visit.whenIdle(({ page }) => page.evaluate(readFormValue, name)),
    /** Expects the text of a field to be readable, or to be masked if `isReadable` is false. */
    expectReadable: (label: string, isReadable: boolean) =>
      expectField(
        label,
        isReadable ? 'to be readable' : 'to be masked',
        ({ type }) => (type !== 'password') === isReadable,
      ),
    expectTicked: (label: string, isTicked: boolean) =>
      expectField(
        label,
        isTicked ? 'to be a ticked box' : 'to be a box that is not ticked',
        ({ type, value }) => type === 'checkbox' && (value === 'ticked') === isTicked,
      ),
    expectFocus: (label: string) => expectScreen(`the focus on ${quote(label)}`, ({ focus }) => focus === label),
    expectBusyIndicator: (isVisible: boolean) =>
      expectScreen(isVisible ? 'a busy indicator' : 'no busy indicator', ({ isBusy }) => isBusy === isVisible),
    expectAddress: (path: string) => expectScreen(`to be at ${quote(path)}`, ({ address }) => address === path),
    expectDocumentTitle: (title: string) =>
      expectScreen(`the page's title ${quote(title)}`, (screen) => screen.title === title),
    expectLink: (label: string, url: string) => expectLink(visit, label, url),
    /** Expects a dialog with this text. For null, expects no dialog. */
    expectDialog: (text: string | null) =>
      expectScreen(
        text === null ? 'no dialog' : `the dialog ${quote(text)}`,
        ({ dialog }) => (dialog?.text ?? null) === text,
      ),
    expectDoneIcon: (isVisible: boolean) =>
      expectScreen(isVisible ? 'a done icon' : 'no done icon', ({ dialog }) => (dialog?.isDone ?? false) === isVisible),

    /** Lets the scenario pass in spite of uncaught errors that match the pattern. */
    allowError: (pattern: RegExp) => visit.session.guards.allow({ error: pattern }),
    /** Returns the arguments of each call of the configuration's callback `name`, in the order of the calls. */
    readCallbackCalls: (name: string) => visit.whenIdle(({ page }) => testBedPage.readCallbackCalls(page, name)),
    /**
     * Translates texts of the widget into English, for a comparison with `expected`. If a text is a translation of the
     * English text at the same position in `expected`, returns this English text. Otherwise, returns the text
     * unchanged.
     */
    inEnglish: (texts: readonly string[], expected: readonly string[]): readonly string[] =>
      texts.map((text, index) => {
        const english = expected[index] ?? '';
        return visit.translator?.toLabels(english).includes(text) ? english : text;
      }),
    /** Returns the account ID of the app's user; null if no user is signed in. */
    readSharedUserId: () => visit.whenIdle(({ page }) => testBedPage.readCurrentUserId(page)),
    /** Returns the email of the app's user; null if no user is signed in or the user has no email. */
    readSharedUserEmail: () => visit.whenIdle(({ page }) => testBedPage.readCurrentUserEmail(page)),
    /**
     * Returns the console messages that do not make the scenario fail, such as errors that {@link allowError} allows.
     */
    async readConsoleMessages() {
      await visit.waitUntilIdle();
      return visit.session.guards.consoleMessages;
    },
  };
}

/** Returns the value that the form submits under this name. Runs in the page. */
function readFormValue(name: string): string | null {
  const form = document.querySelector('form');
  const value = form && new FormData(form).get(name);
  return typeof value === 'string' ? value : null;
}

const getLabel = ({ label }: { readonly label: string }): string => label;

const toSortedJson = (entries: readonly (readonly [string, string])[]): string[] =>
  entries.map((entry) => JSON.stringify(entry)).toSorted();

const isEqualList = (actual: readonly string[], expected: readonly string[]): boolean =>
  actual.length === expected.length && actual.every((text, index) => text === expected[index]);
