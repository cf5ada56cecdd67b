import assert from 'node:assert/strict';
import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright';
import { writeReport, type MatrixReport } from '../../harness/matrix/report.ts';
import type { ScenarioReport } from '../../harness/report/scenario-report.ts';
import { showMessage } from '../../harness/where/find-messages.ts';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { listAllTranslatedFiles } from '../screenshots/translations.ts';
import { pageNames } from '../screenshots/shots.ts';
import { buildSite } from './build-site.ts';
import { toPage } from './documents.ts';
import { html } from './html.ts';
import { contentsPage } from './pages/contents.ts';
import { differencesPage } from './pages/differences.ts';
import { parseConstants } from './pages/requirements.ts';
import { listFiles, listPictures, parsePictures } from './pictures.ts';
import { readMatrixReport, readReports } from './results.ts';
import { linkTo, listIds, readSpecification } from './specification.ts';

const rules = readSpecification().flatMap((chapter) => chapter.rules);
const signInRule = rules.find(({ id }) => id === 'screen.sign-in');
assert.ok(signInRule);
const [first = '', second = ''] = listIds(signInRule);

const passed = {
  requirement: 'screen.sign-in',
  name: 'Content',
  verdict: 'passed',
  failure: null,
  known: null,
} as const;
const report = (id: string, more: Partial<ScenarioReport> = {}): [string, ScenarioReport] => [
  id,
  { id, ...passed, screens: [], ...more },
];
const none = { excluded: 0, onMissingScreens: 0, rendererFaults: 0, excludedFeatures: {}, requirements: {} };
const summary = { scenarios: 2, passed: 1, failed: 0, perSecond: 20, ...none };
const failure = { step: 'she reads "<b>"', message: 'Expected to read "<b>".' };
const known = { because: 'It draws otherwise.', decision: 'reference-fault' };

const counts = {
  cells: 2,
  differing: 1,
  stuck: 1,
  unhandled: 0,
  'lost text': 0,
  'sent twice': 0,
  screen: 0,
  words: 0,
  other: 0,
};
const matrix: MatrixReport = {
  lane: 'react:fake',
  counts,
  rows: { 'Create account': { reload: [], back: [{ kind: 'stuck', text: 'nothing to press' }] } },
};

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
  const signInPictures = listPictures().filter(({ screen }) => screen === 'signIn');
  for (const file of [...signInPictures.flatMap(listFiles), ...listAllTranslatedFiles()])
    await writeFile(join(pictureFolder, file), picture);
  const passing = new Map([report(first), report(second)]);
  const failing = new Map([report(first), report(second, { verdict: 'expected', failure, known })]);
  const lanes = [
    { name: 'react:fake', summary, scenarios: passing, isPartial: true },
    { name: 'firebaseui:wire', summary, scenarios: failing, isPartial: false },
  ];
  await buildSite({ lanes, matrix, pictures: listPictures(), pictureFolder, folder: join(folder, 'site') });
});
after(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

test('the site has llms.txt, and the docs to which it links', async () => {
  const text = await readFile(join(folder, 'site', 'llms.txt'), 'utf8');
  const links = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, link = '']) => link);
  assert.ok(links.includes('docs/theming.md'));
  for (const link of links) await access(join(folder, 'site', link));
});

const open = (file: string) => page.goto(pathToFileURL(join(folder, 'site', file)).href);

test('a link on the front page leads to a rule with its scenarios, the results of every lane and a picture', async () => {
  await open('index.html');
  await page.getByRole('link', { name: signInRule.name, exact: true }).click();
  const section = page.getByRole('region', { name: signInRule.name, exact: true });
  assert.ok(await section.isVisible());
  assert.equal(await section.getByRole('img', { name: 'passes' }).first().isVisible(), true);
  assert.equal(await section.getByRole('img', { name: 'fails as expected' }).first().isVisible(), true);
  assert.match(await section.innerText(), /Given|When/);
  const picture = section.getByRole('img', { name: /^The screen “Sign in”\. / });
  await picture.scrollIntoViewIfNeeded(); // Scroll to the picture, because the browser loads only pictures near the visible area.
  await page.waitForFunction(
    (image) => (image as HTMLImageElement).naturalWidth === 390,
    await picture.elementHandle(),
  );
});

test('the front page shows the results of the product, and warns about a lane that ran only some scenarios', async () => {
  await open('index.html');
  await page.getByText('Only some of the scenarios were run on react:fake.', { exact: true }).waitFor();
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: signInRule.name, exact: true }) });
  assert.equal(await item.last().getByRole('img').getAttribute('aria-label'), 'passes');
});

test('four screens are shown in six languages, each with its direction and the title of the screen', async () => {
  await open('languages.html');
  assert.equal(await page.getByRole('heading', { level: 2 }).count(), 6);
  assert.equal(await page.getByRole('figure').count(), 24);
  const section = page.getByRole('region', { name: 'العربية (Arabic)' });
  assert.ok(await section.getByRole('img', { name: 'Password, in Arabic' }).isVisible());
  const title = section.getByText('تسجيل الدخول', { exact: true }).first();
  assert.deepEqual([await title.getAttribute('lang'), await title.getAttribute('dir')], ['ar', 'rtl']);
});

test('a difference is listed with its reason, and its message is escaped', async () => {
  await open('differences.html');
  const row = page.getByRole('row', { name: /It draws otherwise/ });
  assert.match(await row.innerText(), /Expected to read "<b>"\..*a fault of the reference/s);
});

const documents = [
  'glossary',
  'what-visitors-meet',
  'differences-from-the-specification',
  'differences-from-firebaseui',
  'differences-of-the-emulator',
];
const listed = [
  'index',
  'requirements',
  'differences',
  'texts',
  'limits',
  'states',
  'screens',
  'languages',
  'disturbances',
  ...documents,
];
for (const file of [...listed, '02-entering-an-email']) {
  test(`axe finds no violations on ${file}, light or dark`, async () => {
    await open(`${file}.html`);
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
    // In the dark scheme, axe checks only its rules about colours: nothing else differs from the light scheme.
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

test('every page fits a phone and contains no id twice', async () => {
  for (const file of (await readdir(join(folder, 'site'))).filter((name) => name.endsWith('.html'))) {
    await open(file);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, file);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    assert.deepEqual(new Set(ids).size, ids.length, `${file}: ${ids.toSorted().join(', ')}`);
  }
});

test('the front page has the counts of the disturbances', async () => {
  await open('index.html');
  await page.getByText('Disturbances on react:fake: 2 cells: 1 as expected, 1 different, 1 stuck').waitFor();
});

test('a screen is listed with what is expected after each disturbance, and what differs', async () => {
  await open('disturbances.html');
  await page.getByText('2 cells: 1 as expected, 1 different, 1 stuck').waitFor();
  const row = page.getByRole('row', { name: /^Create account / }).first();
  assert.equal(await row.getByRole('img', { name: 'passes' }).count(), 1);
  assert.equal(await row.getByRole('img', { name: 'fails' }).count(), 1);
  assert.match(await row.innerText(), /Sign in with email; Email: ada@example\.com/);
  await page.getByText('Create account: back', { exact: true }).click();
  assert.ok(await page.getByText('stuck: nothing to press', { exact: true }).isVisible());
});

test('the front page names the reference if no lane of the product was run', () => {
  const scenarios = new Map([report(first)]);
  const { markup } = contentsPage([], [{ name: 'firebaseui:wire', summary, scenarios, isPartial: false }], [], null);
  assert.match(markup, /The signs show the results of firebaseui:wire\./);
  assert.doesNotMatch(markup, /Only some/);
});

test('the differences of a lane count its unexpected failures', () => {
  const write = (verdict: ScenarioReport['verdict']) => {
    const scenarios = new Map([report(first, { verdict })]);
    return differencesPage([{ name: 'react:fake', summary, scenarios, isPartial: false }], [], []).markup;
  };
  assert.match(write('regression'), /1 of 1 scenarios failed unexpectedly\..*No scenario passed\./s);
  assert.match(write('passed'), /1 scenario passed; none failed as expected\./);
  assert.doesNotMatch(write('passed'), /unexpectedly/);
});

test('the glossary and the differences from the specification are one and two links away', async () => {
  await open('index.html');
  await page.getByRole('link', { name: 'Glossary', exact: true }).click();
  assert.match(await page.getByRole('group', { name: 'People and apps' }).innerText(), /Grace\tA visitor/);
  await page.getByRole('link', { name: 'Differences', exact: true }).click();
  await page.getByRole('link', { name: 'Where Doorstep differs from the product specification' }).click();
  assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1);
  await page.getByRole('link', { name: 'differences from FirebaseUI' }).click();
  assert.match(page.url(), /differences-from-firebaseui\.html$/);
});

test('a document links to pages of the site only, and has anchors', () => {
  const text = '# A\n\n## To do: b\n\n[c](c.md) [d](GLOSSARY.md#e) [f](02-f.feature) [g](https://g.example) <i>h</i>';
  const { title, content } = toPage({ source: 'features/A.md', file: 'a.html' }, text);
  assert.equal(title, 'A');
  assert.equal(
    content.markup,
    '<h2 id="to-do-b">To do: b</h2>\n<p>c <a href="glossary.html#e">d</a> <a href="02-f.html">f</a> ' +
      '<a href="https://g.example">g</a> <i>h</i></p>\n',
  );
  assert.throws(
    () => toPage({ source: 'features/A.md', file: 'a.html' }, 'A'),
    /^Error: features\/A\.md: expected "# "/,
  );
});

test('each page of the app has a picture for a rule that exists', () => {
  for (const { name, rule } of listPictures().filter((each) => each.rule !== undefined)) {
    assert.ok(pageNames.includes(name), name);
    assert.ok(
      rules.some((each) => linkTo(each) === rule),
      rule,
    );
  }
});

test('each scenario starts with the steps of the Background', async () => {
  await open('23-signing-in-by-phone.html');
  const lists = await page.locator('.steps').allInnerTexts();
  assert.ok(lists.length > 1);
  for (const text of lists) assert.match(text, /^Given phone is the only sign-in option\n/);
});

test('every link leads to a page and an anchor that exist', async () => {
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

test('values in markup are escaped', () => {
  assert.equal(
    html`<p title="${'"'}">${'<b> & co'}${[html`<i>${1}</i>`]}${null}</p>`.markup,
    '<p title="&quot;">&lt;b> &amp; co<i>1</i></p>',
  );
});

test('a story may take its screen from a shared constant', () => {
  const text = `
    export default { title: 'Second factor' };
    const code = { screen: 'codeEntry' };
    export const WrongOfAMessage = screenStory({ ...code, acts: [] });`;
  assert.deepEqual(parsePictures(text, 'a'), [
    { screen: 'codeEntry', title: 'Second factor: wrong of a message', name: 'second-factor--wrong-of-a-message' },
  ]);
  assert.throws(
    () => parsePictures("title: 'A' export const B = screenStory({ input: {} })", 'a'),
    /expected a screen in the story B/,
  );
});

test('texts have gaps in place of values, and constants are listed with their comments', () => {
  assert.equal(showMessage('Sent to {email}. [Help]'), 'Sent to …. Help');
  assert.deepEqual(parseConstants('  /** Duration. */\n  busyMs: 500,\n  doneMs: 1000,\n'), [
    { about: 'Duration.', name: 'busyMs', value: '500' },
    { about: 'Duration.', name: 'doneMs', value: '1000' },
  ]);
});

test('a folder may contain only a report of `npm run matrix`', async () => {
  const only = join(folder, 'matrix-report');
  await writeReport(only, matrix);
  assert.deepEqual(await readReports([only]), []);
  assert.deepEqual(await readMatrixReport([only]), matrix);
  await assert.rejects(readReports([join(folder, 'nowhere')]), /^ReportError: Cannot read .*summary\.json/);
});
