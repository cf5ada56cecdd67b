import assert from 'node:assert/strict';
import { Given, Then, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import type { Person } from './shared/scenario-state.ts';
import { waitUntilEqual } from './shared/wait-until.ts';

/** Minimum contrast of icons with their background (WCAG 2.2, 1.4.11). */
const smallestContrast = 3;

Given('the app draws neutral provider buttons', function (this: DoorstepWorld) {
  this.visitor.setAppearance({ providerButtons: 'neutral' });
});

Given('the app shows providers as a row of icons', function (this: DoorstepWorld) {
  this.visitor.setAppearance({ providerButtons: 'icons' });
});

Given('the app asks for the email on the first screen', function (this: DoorstepWorld) {
  this.visitor.setAppearance({ layout: 'inline' });
});

Given('the app asks for the email on a screen of its own', function (this: DoorstepWorld) {
  this.visitor.setAppearance({ layout: 'list' });
});

Given('the app lists the other ways to sign in above the email', function (this: DoorstepWorld) {
  this.visitor.setAppearance({ providerPosition: 'above' });
});

Given('the app lists the other ways to sign in below the email instead', function (this: DoorstepWorld) {
  this.visitor.setAppearance({ providerPosition: 'below' });
});

Given('{person} prefers {word} pages', function (this: DoorstepWorld, _person: Person, colorScheme: 'light' | 'dark') {
  return this.visitor.preferColors(colorScheme);
});

Then('the button {string} has the colour of the card', async function (this: DoorstepWorld, label: string) {
  const { color, cardColor } = await this.visitor.readButton(label);
  assert.deepEqual(color, cardColor);
});

Then(
  'the icon on the button {string} has the colour {string}',
  async function (this: DoorstepWorld, label: string, expected: string) {
    const { iconColor } = await this.visitor.readButton(label);
    assert.equal(`rgb(${iconColor.join(', ')})`, expected);
  },
);

Then('the icons on these buttons stand out from the card:', async function (this: DoorstepWorld, labels: DataTable) {
  for (const label of labels.raw().flat()) {
    const { iconColor, cardColor } = await this.visitor.readButton(label);
    const contrast = getContrast(iconColor, cardColor);
    assert.ok(
      contrast >= smallestContrast,
      `Expected the icon on "${label}" to have a contrast of at least ${smallestContrast}, but it has ${contrast.toFixed(2)}.`,
    );
  }
});

Then('only these buttons show no words:', async function (this: DoorstepWorld, labels: DataTable) {
  const expected = labels.raw().flat();
  const wordless = (await this.visitor.readButtonBoxes()).filter(({ hasWords }) => !hasWords);
  assert.deepEqual(
    this.visitor.inEnglish(
      wordless.map(({ label }) => label),
      expected,
    ),
    expected,
  );
});

Then('every button shows words', async function (this: DoorstepWorld) {
  const buttons = await this.visitor.readButtonBoxes();
  assert.ok(buttons.length > 0);
  assert.deepEqual(
    buttons.filter(({ hasWords }) => !hasWords),
    [],
  );
});

Then(
  /^the link "([^"]+)" looks like a (button|link)$/,
  async function (this: DoorstepWorld, label: string, expected: string) {
    await waitUntilEqual(expected, () => this.visitor.readLookOfLink(label), `the look of the link "${label}"`);
  },
);

Then('these buttons are in one row:', async function (this: DoorstepWorld, labels: DataTable) {
  const boxes = await findBoxes(this, labels.raw().flat());
  assert.deepEqual(new Set(boxes.map(({ top }) => top)).size, 1);
  assert.deepEqual(new Set(boxes.map(({ width }) => Math.round(width))).size, 1);
});

Then(
  'these buttons are at least {int} pixels wide and high:',
  async function (this: DoorstepWorld, pixels: number, labels: DataTable) {
    for (const { label, width, height } of await findBoxes(this, labels.raw().flat())) {
      assert.ok(Math.min(width, height) >= pixels, `"${label}" is ${width} px wide and ${height} px high.`);
    }
  },
);

Then(
  'the button {string} has the tooltip {string}',
  async function (this: DoorstepWorld, label: string, expected: string) {
    const [box] = await findBoxes(this, [label]);
    assert.deepEqual(this.visitor.inEnglish([box?.tooltip ?? ''], [expected]), [expected]);
  },
);

Then(
  'the button {string} is as wide as the field {string}',
  async function (this: DoorstepWorld, button: string, field: string) {
    const [buttonWidth, fieldWidth] = await this.visitor.measureWidths(button, field);
    assert.equal(buttonWidth, fieldWidth);
  },
);

Then(
  '{string} is drawn below the button {string} and above the field {string}',
  async function (this: DoorstepWorld, text: string, button: string, field: string) {
    const { boxOfText, boxOfButton, boxOfField } = await this.visitor.measurePlaces({ text, button, field });
    assert.ok(boxOfText.top >= boxOfButton.bottom, `"${text}" is not below "${button}".`);
    assert.ok(boxOfText.bottom <= boxOfField.top, `"${text}" is not above "${field}".`);
  },
);

Then('the button {string} shows its words', async function (this: DoorstepWorld, label: string) {
  assert.equal(await this.visitor.showsWords(label), true);
});

Then('only the button {string} shows that it waits', async function (this: DoorstepWorld, label: string) {
  const { waiting } = await this.visitor.readButtonStates();
  assert.deepEqual(
    this.visitor.inEnglish(waiting, [label]),
    [label],
    `Expected only the button "${label}" to show that it waits. Buttons that show it: ${waiting.join(', ') || 'none'}.`,
  );
});

Then('no button shows that it waits', async function (this: DoorstepWorld) {
  assert.deepEqual((await this.visitor.readButtonStates()).waiting, []);
});

Then('these buttons look disabled:', async function (this: DoorstepWorld, labels: DataTable) {
  const { disabled } = await this.visitor.readButtonStates();
  const expected = labels.raw().flat();
  assert.deepEqual(this.visitor.inEnglish(disabled, expected), expected);
});

Then(
  '{person} sees the message {string} in {noticeColor}',
  async function (this: DoorstepWorld, _person: Person, text: string, color: 'green' | 'yellow') {
    const [red = 0, green = 0, blue = 0] = await this.visitor.readNoticeColor(text);
    assert.ok(green > blue, `${[red, green, blue]} is neither green nor yellow.`);
    assert.equal(green > red ? 'green' : 'yellow', color);
  },
);

Then('no button looks disabled', async function (this: DoorstepWorld) {
  assert.deepEqual((await this.visitor.readButtonStates()).disabled, []);
});

/** Returns the boxes of the buttons with these labels. Rejects if one of the buttons is missing. */
async function findBoxes({ visitor }: DoorstepWorld, labels: readonly string[]) {
  const boxes = await visitor.readButtonBoxes();
  const found = boxes.flatMap((box) => {
    const label = labels.find((each) => visitor.inEnglish([box.label], [each])[0] === each);
    return label === undefined ? [] : [{ ...box, label }];
  });
  assert.deepEqual(found.map(({ label }) => label).toSorted(), labels.toSorted());
  return found;
}

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
