import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finishAnimations } from './finish-animations.ts';
import { openHostPage } from './open-host-page.ts';
import { views } from './views.ts';

const page = await openHostPage({ viewport: { width: 420, height: 700 }, reducedMotion: 'reduce' });

type Renderer = 'react' | 'plain';

/**
 * Draws a view, and takes a screenshot of the widget at the end of its animations. Endless animations are shown at
 * their start.
 *
 * @param interact called after the drawing, for example to open a list
 */
async function takeScreenshot(renderer: Renderer, view: string, interact = async () => {}): Promise<Buffer> {
  await page.evaluate(([name, viewName]) => window.hostPage.draw(name, viewName), [renderer, view] as const);
  await interact();
  await finishAnimations(page);
  return page.locator('#app').screenshot();
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const view of Object.keys(views)) {
    test(`without React, the widget looks the same: ${view} (${colorScheme})`, async () => {
      await page.emulateMedia({ colorScheme });
      const [react, plain] = [await takeScreenshot('react', view), await takeScreenshot('plain', view)];
      assert.ok(react.equals(plain), 'The screenshots of the two renderers differ.');
    });
  }
}

const interactions = {
  'the open list of countries': {
    view: 'a form for a phone number',
    interact: () => page.getByRole('combobox').press('ArrowDown'),
  },
  'a list of countries without matches': {
    view: 'a form for a phone number',
    interact: () => page.getByRole('combobox').fill('Atlantis'),
  },
  'a password that is shown': {
    view: 'a form with errors',
    async interact() {
      await page.getByRole('textbox', { name: 'Password' }).fill('secret');
      await page.getByRole('button', { name: 'Show password' }).press('Enter');
    },
  },
} as const;

for (const [title, { view, interact }] of Object.entries(interactions)) {
  test(`without React, the widget looks the same: ${title}`, async () => {
    const [react, plain] = [
      await takeScreenshot('react', view, interact),
      await takeScreenshot('plain', view, interact),
    ];
    assert.equal(react.equals(await takeScreenshot('react', view)), false, 'Nothing has changed.');
    assert.ok(react.equals(plain), 'The screenshots of the two renderers differ.');
  });
}

test('two different views have different screenshots, so the comparison notices differences', async () => {
  const [one, other] = [await takeScreenshot('react', 'a busy page'), await takeScreenshot('plain', 'a progress card')];
  assert.equal(one.equals(other), false);
});
