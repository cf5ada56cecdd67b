import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
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
import { listGuides, toFile } from './guides.ts';
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

const addressOf = (file: string): string => pathToFileURL(join(folder, 'site', file)).href;
const open = (file: string) => page.goto(addressOf(file));
// The code of axe. The test evaluates this code, because the Content Security Policy of the pages blocks scripts that a
// test adds.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test('the site has llms.txt, and the docs to which it links', async () => {
  const text = await readFile(join(folder, 'site', 'llms.txt'), 'utf8');
  const links = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, link = '']) => link);
  assert.ok(links.includes('docs/theming.md'));
  for (const link of links) await access(join(folder, 'site', link));
});

test('a link in the contents leads to a rule with its scenarios, the results of every lane and a picture', async () => {
  await open('specification.html');
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

test('the contents show the results of the product, and warn about a lane that ran only some scenarios', async () => {
  await open('specification.html');
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

const pages = [
  'index',
  'search',
  'reading',
  'glossary',
  'specification',
  'requirements',
  'texts',
  'limits',
  'states',
  'screens',
  'languages',
  'results',
  'differences',
  'disturbances',
  '02-entering-an-email',
  ...listGuides().map((guide) => toFile(guide).replace('.html', '')),
];
for (const file of pages) {
  test(`axe finds no violations on ${file}, light or dark`, async () => {
    await open(`${file}.html`);
    await page.evaluate(axeSource);
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

const listPages = async (): Promise<readonly string[]> =>
  (await readdir(join(folder, 'site'), { recursive: true })).filter((name) => name.endsWith('.html'));

test('every page fits phones, and has one title, no id twice and no error in the console', async () => {
  const errors: string[] = [];
  const narrow = await browser.newPage({ viewport: { width: 320, height: 720 } });
  narrow.on('console', (message) => errors.push(`${narrow.url()}: ${message.text()}`));
  narrow.on('pageerror', (error) => errors.push(`${narrow.url()}: ${error.message}`));
  for (const file of await listPages()) {
    await narrow.goto(addressOf(file));
    const { width, titles, ids } = await narrow.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      titles: document.querySelectorAll('h1').length,
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    }));
    assert.deepEqual([width, titles], [320, 1], file);
    assert.deepEqual(new Set(ids).size, ids.length, `${file}: ${ids.toSorted().join(', ')}`);
  }
  await narrow.close();
  assert.deepEqual(errors, []);
});

test('every link, script, style sheet and picture leads to a file and an anchor that exist', async () => {
  const targets = new Map<string, ReadonlySet<string>>();
  const links: (readonly [file: string, link: string])[] = [];
  for (const file of await listPages()) {
    const markup = await readFile(join(folder, 'site', file), 'utf8');
    const values = (pattern: RegExp) => [...markup.matchAll(pattern)].map(([, value = '']) => value);
    targets.set(file, new Set(values(/ id="([^"]*)"/g)));
    links.push(...values(/ (?:href|src|srcset|action)="([^"]*)"/g).map((link) => [file, link] as const));
  }
  const broken = links.filter(([file, link]) => {
    if (/^(?:https?|mailto):/.test(link)) return false;
    const [path = '', anchor] = link.split('#').map(decodeURIComponent);
    const target = path === '' ? file : posix.join(posix.dirname(file), path);
    if (!existsSync(join(folder, 'site', target))) return true;
    return anchor !== undefined && targets.get(target)?.has(anchor) !== true;
  });
  assert.deepEqual(broken, []);
});

test('the start page leads to every guide by its subject, to the specification and to the results', async () => {
  await open('index.html');
  await page.getByRole('heading', { level: 1, name: 'Doorstep' }).waitFor();
  const picture = page.getByRole('img', { name: /^A visitor enters her email/ });
  await page.waitForFunction((image) => (image as HTMLImageElement).naturalWidth > 0, await picture.elementHandle());
  const start = page.getByRole('main');
  await start.getByRole('link', { name: 'React Router', exact: true }).click();
  assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'React Router');
  await page.goBack();
  await start.getByRole('region', { name: 'Look and language' }).getByRole('link', { name: 'Theming' }).click();
  assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Theming');
  await page.goBack();
  await start.getByText('on 2 lanes').waitFor();
  await start.getByRole('link', { name: 'Results' }).click();
  assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Results');
});

test('a guide shows itself in the navigation, and leads to the guides before and after it', async () => {
  await using wide = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const guide = await wide.newPage();
  await guide.goto(addressOf('guides/quick-starts/vue.html'));
  const navigation = guide.getByRole('navigation', { name: 'Guides', exact: true });
  assert.deepEqual(await navigation.locator('[aria-current]').allInnerTexts(), ['Vue']);
  await guide.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: '4. Start' }).click();
  assert.match(guide.url(), /#4-start$/);
  const neighbours = guide.getByRole('navigation', { name: 'Previous and next guide' });
  assert.deepEqual(await neighbours.getByRole('link').allInnerTexts(), ['Previous\nTanStack Start', 'Next\nNuxt']);
  await navigation.getByRole('link', { name: 'Moving from FirebaseUI 6' }).click();
  // The quick starts are visible only while one of them is open.
  assert.equal(await navigation.getByRole('link', { name: 'Vue', exact: true }).count(), 0);
  await navigation.getByRole('link', { name: 'Releasing' }).click();
  // The last link is below the window, unless the navigation has scrolled.
  const { y, height } = (await navigation.locator('[aria-current]').boundingBox()) ?? assert.fail();
  assert.ok(y + height < 900, `The current page is at ${y}.`);
});

test('on a phone, navigation and table of contents open without scripts', async () => {
  await using context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 720 } });
  const guide = await context.newPage();
  await guide.goto(addressOf('guides/theming.html'));
  const navigation = guide.getByRole('navigation', { name: 'Guides', exact: true });
  const contents = guide.getByRole('navigation', { name: 'On this page' });
  assert.deepEqual([await navigation.isVisible(), await contents.isVisible()], [false, false]);
  await guide.getByRole('button', { name: 'On this page' }).click();
  assert.ok(await contents.isVisible());
  await contents.getByRole('button', { name: 'Close' }).click();
  await guide.getByRole('button', { name: 'Guides' }).click();
  await navigation.getByRole('link', { name: 'Languages' }).click();
  await guide.waitForURL(/languages\.html$/);
  assert.equal(await guide.getByRole('button', { name: 'Copy' }).count(), 0);
});

test('a button copies code', async () => {
  await using context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const guide = await context.newPage();
  await guide.goto(addressOf('guides/quick-starts/vue.html'));
  await guide.getByRole('button', { name: 'Copy' }).first().click();
  await guide.getByRole('button', { name: 'Copied' }).waitFor();
  assert.equal(await guide.getByRole('status').first().innerText(), 'Code copied');
  assert.match(await guide.evaluate(() => navigator.clipboard.readText()), /^npm run package .*\nnpm install /);
});

test('the search finds sections of guides and Rules, and marks the words', async () => {
  await open('guides/theming.html');
  await page.getByRole('searchbox', { name: 'Search' }).fill('requireVerifiedEmail');
  await page.keyboard.press('Enter');
  await page.waitForURL(/search\.html\?q=requireVerifiedEmail$/);
  const results = page.getByRole('main').getByRole('listitem');
  assert.match(
    await results.first().innerText(),
    /^requireVerifiedEmail\n+Guides › Verified emails and second factors/,
  );
  assert.match((await page.locator('mark').allInnerTexts()).join(), /requireVerifiedEmail/);
  await page.getByRole('searchbox').fill(signInRule.name);
  assert.equal(await results.first().getByRole('link').innerText(), signInRule.name);
  await page.getByRole('searchbox').fill('qqqqqq');
  await page.getByText('Nothing contains “qqqqqq”.').waitFor();
  await results.first().waitFor({ state: 'detached' });
});

test('the results have the counts of the disturbances', async () => {
  await open('results.html');
  await page
    .getByText(
      'Disturbances on react:fake: 2 cells: 1 as expected, 1 different. Differences by kind: 1 × nothing to press',
    )
    .waitFor();
});

test('a screen is listed with what is expected after each disturbance, and what differs', async () => {
  await open('disturbances.html');
  await page.getByText('2 cells: 1 as expected, 1 different. Differences by kind: 1 × nothing to press').waitFor();
  const row = page.getByRole('row', { name: /^Create account / }).first();
  assert.equal(await row.getByRole('img', { name: 'passes' }).count(), 1);
  assert.equal(await row.getByRole('img', { name: 'fails' }).count(), 1);
  assert.match(await row.innerText(), /Sign in with email; Email: ada@example\.com/);
  await page.getByText('Create account: back', { exact: true }).click();
  assert.ok(await page.getByText('nothing to press: nothing to press', { exact: true }).isVisible());
});

test('the contents name the reference if no lane of the product was run', () => {
  const scenarios = new Map([report(first)]);
  const { markup } = contentsPage([], [{ name: 'firebaseui:wire', summary, scenarios, isPartial: false }], []);
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

test('the glossary and the guides about differences are one and two links away', async () => {
  await open('specification.html');
  await page.getByRole('button', { name: 'Specification' }).click();
  await page.getByRole('link', { name: 'Glossary', exact: true }).click();
  assert.match(await page.getByRole('group', { name: 'People and apps' }).innerText(), /Grace\tA visitor/);
  await open('differences.html');
  await page.getByRole('link', { name: 'Where Doorstep differs from the product specification' }).click();
  assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1);
  await page.getByRole('link', { name: 'differences from FirebaseUI', exact: true }).click();
  assert.match(page.url(), /guides\/differences\.html$/);
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

test('a script that came into a page by mistake does not run', async () => {
  await open('guides/theming.html');
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "It ran."';
    document.body.append(script);
    return document.title === 'It ran.';
  });
  assert.equal(hasRun, false);
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
