import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestBrowser } from '../../driver/browser/test-browser.ts';
import { listOverlaps } from './list-overlaps.ts';

const { browser } = await startTestBrowser();
const page = await browser.newPage({ viewport: { width: 320, height: 640 } });

async function findOverlaps(card: string): Promise<readonly string[]> {
  await page.setContent(
    '<!doctype html><title>A page</title><style>body { margin: 0; font: 16px/1.5 sans-serif }</style>' +
      `<div class="doorstep-card" style="position: relative; padding: 20px">${card}</div>`,
  );
  return page.evaluate(listOverlaps);
}

const field = (style: string) =>
  `<div style="position: relative; width: 200px"><input aria-label="Password" style="box-sizing: border-box; width: 100%; ${style}">
    <button aria-label="Show" style="position: absolute; top: 2px; right: 4px; width: 36px; height: 20px"></button></div>`;

test('a form with a link in a text, a button with a picture and a button in a field has no overlaps', async () => {
  const form = `<h1>Sign in</h1><p>Read our <a href="/">terms of service, which are long</a>, and continue.</p>
    ${field('padding-right: 48px')}<button><svg width="18" height="18"></svg><span>Next</span></button>`;
  assert.deepEqual(await findOverlaps(form), []);
});

test('a dialog covers the form', async () => {
  const dialog = '<div style="position: absolute; inset: 0; z-index: 2">Sending</div>';
  assert.deepEqual(await findOverlaps(`<p>Sign in</p>${dialog}`), []);
});

for (const [title, card, expected] of [
  ['a text over a text', '<p>Sign in</p><p style="margin-top: -30px">Welcome</p>', '"Sign in" overlaps "Welcome"'],
  ['a text over a button', '<button>Next</button><p style="margin-top: -18px">Help</p>', '"Help" overlaps Next'],
  ['a button over the value of its field', field('padding-right: 0'), 'Password overlaps Show'],
  [
    'a picture over the label',
    '<button><svg width="18" height="18" style="margin-right: -20px"></svg><span>Next</span></button>',
    '"Next" overlaps svg',
  ],
  ['a text beside the card', '<p style="margin-left: -60px">Sign in</p>', '"Sign in" is outside of the card'],
  [
    'a button below the card',
    '<button style="position: absolute; top: 80px">Next</button>',
    '"Next" is outside of the card',
  ],
] as const) {
  test(`${title} is found`, async () => {
    const problems = await findOverlaps(card);
    assert.ok(problems.includes(expected), `expected ${expected}, saw ${problems.join('; ')}`);
  });
}
