import assert from 'node:assert/strict';
import { Given, Then, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import type { Person } from './shared/scenario-state.ts';

/** Minimum contrast of pictures with their background (WCAG 2.2, 1.4.11). */
const smallestContrast = 3;

Given('the app draws neutral provider buttons', function (this: DoorstepWorld) {
  this.visitor.setAppearance({ providerButtons: 'neutral' });
});

Given('the app asks for the email on the first screen', function (this: DoorstepWorld) {
  this.visitor.setAppearance({ layout: 'inline' });
});

Given('{person} prefers {word} pages', function (this: DoorstepWorld, _person: Person, colorScheme: 'light' | 'dark') {
  return this.visitor.preferColors(colorScheme);
});

Then('the button {string} has the colour of the card', async function (this: DoorstepWorld, label: string) {
  const { color, cardColor } = await this.visitor.readButton(label);
  assert.deepEqual(color, cardColor);
});

Then(
  'the mark on the button {string} has the colour {string}',
  async function (this: DoorstepWorld, label: string, expected: string) {
    const { markColor } = await this.visitor.readButton(label);
    assert.equal(`rgb(${markColor.join(', ')})`, expected);
  },
);

Then('the marks on these buttons stand out from the card:', async function (this: DoorstepWorld, labels: DataTable) {
  for (const label of labels.raw().flat()) {
    const { markColor, cardColor } = await this.visitor.readButton(label);
    const contrast = getContrast(markColor, cardColor);
    assert.ok(
      contrast >= smallestContrast,
      `Expected the mark on "${label}" to have a contrast of at least ${smallestContrast}, but it has ${contrast.toFixed(2)}.`,
    );
  }
});

Then(
  'the button {string} is as wide as the field {string}',
  async function (this: DoorstepWorld, button: string, field: string) {
    const [buttonWidth, fieldWidth] = await this.visitor.measureWidths(button, field);
    assert.equal(buttonWidth, fieldWidth);
  },
);

Then('only the button {string} shows that it waits', async function (this: DoorstepWorld, label: string) {
  const { waiting } = await this.visitor.readButtonStates();
  assert.deepEqual(this.visitor.inEnglish(waiting, [label]), [label]);
});

Then('no button shows that it waits', async function (this: DoorstepWorld) {
  assert.deepEqual((await this.visitor.readButtonStates()).waiting, []);
});

Then('these buttons look disabled:', async function (this: DoorstepWorld, labels: DataTable) {
  const { disabled } = await this.visitor.readButtonStates();
  const expected = labels.raw().flat();
  assert.deepEqual(this.visitor.inEnglish(disabled, expected), expected);
});

Then('no button looks disabled', async function (this: DoorstepWorld) {
  assert.deepEqual((await this.visitor.readButtonStates()).disabled, []);
});

/** Returns the contrast of two colours, each a list of red, green and blue (WCAG 2.2, "contrast ratio"). */
function getContrast(one: readonly number[], other: readonly number[]): number {
  const [darker = 0, lighter = 0] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function getLuminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
