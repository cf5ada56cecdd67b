import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright';
import type { ScenarioReport } from '../../harness/report/scenario-report.ts';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { pageNames } from '../screenshots/page-shots.ts';
import { buildSite } from './build-site.ts';
import { html } from './html.ts';
import { contentsPage } from './pages/contents.ts';
import { differencesPage } from './pages/differences.ts';
import { constantsIn } from './pages/timings.ts';
import { textsIn } from './pages/texts.ts';
import { allPictures, filesOf, picturesIn } from './pictures.ts';
import { idsOf, placeOf, readSpecification } from './specification.ts';

const sentences = readSpecification().flatMap(({ rules }) => rules);
const screens = sentences.find(({ id }) => id === 'screen.sign-in');
assert.ok(screens);
const [first = '', second = ''] = idsOf(screens);

const told = (id: string, more: Partial<ScenarioReport> = {}): [string, ScenarioReport] => [
  id,
  {
    id,
    requirement: 'screen.sign-in',
    name: 'What is there',
    verdict: 'passed',
    failure: null,
    known: null,
    screens: [],
    ...more,
  },
];
const summary = {
  scenarios: 2,
  passed: 1,
  failed: 0,
  perSecond: 20,
  excluded: 0,
  onMissingScreens: 0,
  rendererFaults: 0,
  excludedFeatures: {},
  requirements: {},
};
const failure = { step: 'she reads "<b>"', message: 'Expected to read "<b>".' };
const known = { because: 'It draws otherwise.', decision: 'reference-fault' };

let folder: string;
let browser: Browser;
let page: Page;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doorstep-site-'));
  browser = await launchBrowser(() => {});
  page = await browser.newPage({ viewport: { width: 390, height: 720 } });
  const pictureFolder = join(folder, 'taken');
  await mkdir(pictureFolder);
  const picture = await page.screenshot();
  const shown = allPictures().filter(({ screen }) => screen === 'signIn');
  for (const file of shown.flatMap(filesOf)) await writeFile(join(pictureFolder, file), picture);
  const passing = new Map([told(first), told(second)]);
  const differing = new Map([told(first), told(second, { verdict: 'expected', failure, known })]);
  const lanes = [
    { name: 'react:fake', summary, scenarios: passing, isPart: true },
    { name: 'firebaseui:wire', summary, scenarios: differing, isPart: false },
  ];
  await buildSite({ lanes, pictures: allPictures(), pictureFolder, folder: join(folder, 'site') });
});
after(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

const open = (file: string) => page.goto(pathToFileURL(join(folder, 'site', file)).href);

test('from the front page a click leads to a sentence, its examples, what every lane says and a picture', async () => {
  await open('index.html');
  await page.getByRole('link', { name: screens.name, exact: true }).click();
  const section = page.getByRole('region', { name: screens.name, exact: true });
  assert.ok(await section.isVisible());
  assert.equal(await section.getByRole('img', { name: 'passes' }).first().isVisible(), true);
  assert.equal(await section.getByRole('img', { name: 'differs as known' }).first().isVisible(), true);
  assert.match(await section.innerText(), /Given|When/);
  const picture = section.getByRole('img', { name: /^The screen “Sign in”\. / });
  await picture.scrollIntoViewIfNeeded(); // it is not fetched before
  await page.waitForFunction(
    (image) => (image as HTMLImageElement).naturalWidth === 390,
    await picture.elementHandle(),
  );
});

test('on the front page the product is not said to differ where the reference does', async () => {
  await open('index.html');
  const item = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: screens.name, exact: true }) });
  assert.equal(await item.last().getByRole('img').getAttribute('aria-label'), 'passes');
});

test('a difference is told with its reason, and what was seen is text', async () => {
  await open('differences.html');
  const row = page.getByRole('row', { name: /It draws otherwise/ });
  assert.match(await row.innerText(), /Expected to read "<b>"\..*a fault of the reference/s);
});

for (const file of [
  'index',
  'requirements',
  'differences',
  'texts',
  'timings',
  'states',
  'screens',
  '02-entering-an-email',
]) {
  test(`axe finds nothing on ${file}, light or dark`, async () => {
    await open(`${file}.html`);
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
    // Colours are what differs in the dark.
    for (const [colorScheme, how] of [
      ['light', {}],
      ['dark', { runOnly: ['color-contrast', 'link-in-text-block'] }],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await page.evaluate(async (options) => {
        const { axe } = globalThis as unknown as { axe: { run(how: object): Promise<AxeResults> } };
        return (await axe.run({ resultTypes: ['violations'], ...options })).violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html: at }) => at).join(', ')}`,
        );
      }, how);
      assert.deepEqual(found, []);
    }
  });
}

test('a phone shows every page whole, on which every id is one thing’s', async () => {
  for (const file of (await readdir(join(folder, 'site'))).filter((name) => name.endsWith('.html'))) {
    await open(file);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, file);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    assert.deepEqual(new Set(ids).size, ids.length, `${file}: ${ids.toSorted().join(', ')}`);
  }
});

test('whoever reads the report of a part is told so', async () => {
  await open('index.html');
  await page.getByText('Only a part of the scenarios was run in react:fake.', { exact: true }).waitFor();
});

test('where the reference alone was run, its standing is not the product’s', () => {
  const scenarios = new Map([told(first)]);
  const { markup } = contentsPage([], [{ name: 'firebaseui:wire', summary, scenarios, isPart: false }], []);
  assert.match(markup, /How firebaseui:wire stand to each sentence/);
  assert.doesNotMatch(markup, /Only a part/);
});

test('a lane in which scenarios failed is not said to do what is specified', () => {
  const lane = (verdict: ScenarioReport['verdict']) =>
    differencesPage(
      [{ name: 'react:fake', summary, scenarios: new Map([told(first, { verdict })]), isPart: false }],
      [],
    );
  assert.match(lane('regression').markup, /1 of 1 scenarios failed, as nobody expected\..*No scenario passed\./s);
  assert.match(lane('passed').markup, /1 scenario passed; none differs as known\./);
  assert.doesNotMatch(lane('passed').markup, /failed/);
});

test('each page of the app has a picture, beside a sentence that there is', () => {
  for (const { name, sentence } of allPictures().filter((each) => each.sentence !== undefined)) {
    assert.ok(pageNames.includes(name), name);
    assert.ok(
      sentences.some((each) => placeOf(each) === sentence),
      sentence,
    );
  }
});

test('what is given in all of a feature stands in each of its scenarios', async () => {
  await open('23-signing-in-by-phone.html');
  const lists = await page.locator('.steps').allInnerTexts();
  assert.ok(lists.length > 1);
  for (const text of lists) assert.match(text, /^Given phone is the only way in\n/);
});

test('every link leads to a page and an anchor that are there', async () => {
  await open('index.html');
  const links = await page.locator('a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (const target of new Set(links.map((link) => link.split('#')[0] ?? ''))) {
    await page.goto(target);
    const anchors = links.filter((link) => link.startsWith(`${target}#`)).map((link) => new URL(link).hash.slice(1));
    const missing = await page.evaluate(
      (ids) => ids.filter((id) => !document.getElementById(decodeURIComponent(id))),
      anchors,
    );
    assert.deepEqual(missing, [], target);
  }
});

test('what is put into markup is text', () => {
  assert.equal(
    html`<p title="${'"'}">${'<b> & co'}${[html`<i>${1}</i>`]}${null}</p>`.markup,
    '<p title="&quot;">&lt;b> &amp; co<i>1</i></p>',
  );
});

test('a story without a screen of its own has that of what it is made from', () => {
  const text =
    "export default { title: 'Second factor' };\nconst code = {\n  screen: 'codeEntry' };\nexport const WrongOfAMessage = screenStory({\n  ...code, acts: [] });";
  assert.deepEqual(picturesIn(text, 'a'), [
    { screen: 'codeEntry', title: 'Second factor: wrong of a message', name: 'second-factor--wrong-of-a-message' },
  ]);
  assert.throws(
    () => picturesIn("title: 'A' export const B = screenStory({ input: {} })", 'a'),
    /expected to be told the screen of B/,
  );
});

test('a text is told with gaps where something is put in, a number with what is said of it', () => {
  assert.deepEqual(
    textsIn((email: string) => ['Sent to ', { strong: email }, '.'] as const),
    ['Sent to ….'],
  );
  assert.deepEqual(constantsIn('  /** How long. */\n  busyMs: 500,\n  doneMs: 1000,\n'), [
    { about: 'How long.', name: 'busyMs', value: '500' },
    { about: 'How long.', name: 'doneMs', value: '1000' },
  ]);
});
