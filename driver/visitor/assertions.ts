import { testBedPage } from '../browser/test-bed-page.ts';
import { listed, quoted } from '../screen/describe-screen.ts';
import { see } from './wait-for-screen.ts';
import { everyText, isEmpty, type Screen, type SeenField } from '../screen/screen.ts';
import type { Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';
import { cardWidth, choiceLooks } from './appearance.ts';
import { linkLeadsTo } from './links.ts';

export function seeing(visit: Visit) {
  const sees = async (expected: string, holds: (screen: Screen) => boolean): Promise<void> => {
    await see(visit, expected, holds);
  };
  const seesField = (label: string, expected: string, holds: (field: SeenField) => boolean): Promise<void> =>
    sees(`the field ${quoted(label)} ${expected}`, ({ fields }) => {
      const [field, another] = fields.filter((each) => each.label === label);
      return field !== undefined && another === undefined && holds(field);
    });

  return {
    seesScreen: (title) => sees(`the heading ${quoted(title)}`, ({ headings }) => same(headings, [title])),
    seesText: (text) => sees(`to read ${quoted(text)}`, ({ texts }) => texts.includes(text)),
    doesNotSeeText: (text) => sees(`not to read ${quoted(text)}`, (screen) => !everyText(screen).includes(text)),
    seesNothing: () => sees('nothing at all', isEmpty),
    seesOnly: (text) => sees(`only ${quoted(text)}`, (screen) => same(everyText(screen), [text]) && !screen.isBusy),

    isTold: (text) => sees(`to be told ${quoted(text)}`, ({ notices }) => same(notices, [text])),
    isToldAt: (label, text) => toldUnder(sees, { [label]: text }),
    isToldAtEach: (messages) => toldUnder(sees, messages),
    isToldNothing: () =>
      sees('to be told nothing', (screen) => screen.notices.length === 0 && same(errorsOf(screen), [])),

    seesActions: (labels) =>
      sees(`the buttons and links ${listed(labels)}`, ({ actions }) =>
        same(
          actions.map(({ label }) => label),
          labels,
        ),
      ),
    seesFields: (labels) =>
      sees(`the fields ${listed(labels)}`, ({ fields }) =>
        same(
          fields.map(({ label }) => label),
          labels,
        ),
      ),
    fieldHolds: (label, text) => seesField(label, `to hold ${quoted(text)}`, ({ value }) => value === text),
    fieldCompletes: (label, token) =>
      seesField(label, `to be completed as ${quoted(token)}`, ({ autocomplete }) => autocomplete === token),
    fieldIsReadable: (label, readable) =>
      seesField(label, readable ? 'to be readable' : 'to be hidden', ({ type }) => (type !== 'password') === readable),
    focusIsOn: (label) => sees(`the focus on ${quoted(label)}`, ({ focus }) => focus === label),
    seesBusyIndicator: (seen) => sees(seen ? 'a busy indicator' : 'no busy indicator', ({ isBusy }) => isBusy === seen),
    isAt: (path) => sees(`to be at ${quoted(path)}`, ({ address }) => address === path),
    pageIsTitled: (title) => sees(`the page's title ${quoted(title)}`, (screen) => screen.title === title),
    linkLeadsTo: (label, url) => linkLeadsTo(visit, label, url),
    choiceLooksLike: (label, look) => choiceLooks(visit, label, look),
    cardWidth: () => cardWidth(visit),
    seesDialog: (text) =>
      sees(text === null ? 'no dialog' : `the dialog ${quoted(text)}`, ({ dialog }) => (dialog?.text ?? null) === text),
    seesDoneIcon: (seen) =>
      sees(seen ? 'a done icon' : 'no done icon', ({ dialog }) => (dialog?.isDone ?? false) === seen),

    async callbackReceived(name) {
      await visit.rest();
      return testBedPage.calls(visit.session.page, name);
    },
    async sharedUserEmail() {
      await visit.rest();
      return testBedPage.currentUserEmail(visit.session.page);
    },
    async developerIsTold() {
      await visit.rest();
      return visit.session.guards.remarks;
    },
  } satisfies Partial<Visitor>;
}

const errorsOf = ({ fields }: Screen): readonly string[] => fields.flatMap(({ error }) => error ?? []);

/** The messages under the fields are these and no others. */
function toldUnder(
  sees: (expected: string, holds: (screen: Screen) => boolean) => Promise<void>,
  messages: Readonly<Record<string, string>>,
): Promise<void> {
  const expected = Object.entries(messages);
  const words = expected.map(([label, text]) => `${quoted(text)} under ${quoted(label)}`).join(' and ');
  return sees(`to be told ${words}, and nothing under another field`, ({ fields }) => {
    const told = fields.flatMap(({ label, error }): [string, string][] => (error === null ? [] : [[label, error]]));
    return same(told.map(pair).toSorted(), expected.map(pair).toSorted());
  });
}

const pair = ([label, text]: readonly [string, string]): string => JSON.stringify([label, text]);

const same = (seen: readonly string[], expected: readonly string[]): boolean =>
  seen.length === expected.length && seen.every((text, at) => text === expected[at]);
