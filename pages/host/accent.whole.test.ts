import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { accentProbes, drawProbes, findLowContrasts } from './contrasts.ts';
import { openHostPage } from './open-host-page.ts';

const page = await openHostPage();
await drawProbes(page, accentProbes);

const byte = fc.integer({ min: 0, max: 255 });
const percent = fc.integer({ min: 0, max: 100 });
const degrees = fc.integer({ min: 0, max: 360 });
const anyColor = fc.oneof(
  fc.tuple(byte, byte, byte).map(([r, g, b]) => `rgb(${r} ${g} ${b})`),
  fc.tuple(byte, byte, byte, percent).map(([r, g, b, alpha]) => `rgb(${r} ${g} ${b} / ${alpha}%)`),
  fc.tuple(degrees, percent, percent).map(([h, s, l]) => `hsl(${h} ${s}% ${l}%)`),
  fc.tuple(percent, percent, degrees).map(([l, c, h]) => `oklch(${l}% ${c}% ${h})`),
  fc.tuple(percent, percent, percent).map(([r, g, b]) => `color(display-p3 ${r}% ${g}% ${b}%)`),
  fc.constantFrom('#000', '#fff', '#f00', '#ff0', '#0f0', '#0ff', '#00f', '#f0f', '#777', '#767600', 'rebeccapurple'),
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`texts and borders have enough contrast with every accent of the page (${colorScheme})`, async () => {
    await page.emulateMedia({ colorScheme });
    await fc.assert(
      fc.asyncProperty(fc.array(anyColor, { minLength: 20, maxLength: 20 }), async (accents) =>
        assert.deepEqual(await findLowContrasts(page, accentProbes, accents), []),
      ),
      { numRuns: 10 },
    );
  });

  test(`texts and borders have enough contrast with the accent of the theme (${colorScheme})`, async () => {
    await page.emulateMedia({ colorScheme });
    const low = await findLowContrasts(page, accentProbes, ['']);
    assert.deepEqual(
      // With the theme's accent, the submit button's border is transparent. So ignore the contrast of the border.
      low.filter((line) => !line.startsWith('border of the submit button')),
      [],
    );
  });
}

test('a text colour that the page sets is not changed, so the measurement finds low contrasts', async () => {
  const setTextColor = (color: string) =>
    page.locator('#app').evaluate((app, value) => app.style.setProperty('--doorstep-on-accent', value), color);
  await setTextColor('#777');
  const low = await findLowContrasts(page, accentProbes, ['#777']);
  await setTextColor('');
  assert.deepEqual(
    low.map((line) => line.split(',', 1)[0]),
    ['text of the submit button', 'text of the submit button under the mouse'],
  );
});
