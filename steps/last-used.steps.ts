import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import type { Person } from './shared/scenario-state.ts';
import { waitUntilEqual } from './shared/wait-until.ts';

Given('the app marks the sign-in option that was used last', function (this: DoorstepWorld) {
  this.visitor.setAppearance({ lastUsed: true });
});

Given('what her browser keeps about the last sign-in is damaged', function (this: DoorstepWorld) {
  return this.visitor.damageLastUsed();
});

Then(
  'only the button {string} carries the badge {string}',
  async function (this: DoorstepWorld, button: string, text: string) {
    await expectBadges(this, [{ kind: 'button', label: button, text }]);
  },
);

Then(
  'only the field {string} carries the badge {string}',
  async function (this: DoorstepWorld, field: string, text: string) {
    await expectBadges(this, [{ kind: 'field', label: field, text }]);
  },
);

Then('these buttons carry badges:', async function (this: DoorstepWorld, badges: DataTable) {
  await expectBadges(
    this,
    badges.raw().map(([label = '', text = '']) => ({ kind: 'button', label, text })),
  );
});

Then('nothing carries a badge', async function (this: DoorstepWorld) {
  await expectBadges(this, []);
});

type Badge = Awaited<ReturnType<DoorstepWorld['visitor']['readBadges']>>[number];

async function expectBadges({ visitor }: DoorstepWorld, expected: readonly Badge[]): Promise<void> {
  const read = async (): Promise<readonly Badge[]> => {
    const badges = await visitor.readBadges();
    const texts = badges.flatMap(({ label, text }) => [label, text]);
    const english = visitor.inEnglish(
      texts,
      expected.flatMap(({ label, text }) => [label, text]),
    );
    return badges.map(({ kind }, index) => ({
      kind,
      label: english[index * 2] ?? '',
      text: english[index * 2 + 1] ?? '',
    }));
  };
  await waitUntilEqual(expected, read, 'the badges on the screen');
}

Given('{person} has turned on Caps Lock', turnOnCapsLock);
When('{person} turns on Caps Lock', turnOnCapsLock);
function turnOnCapsLock(this: DoorstepWorld, _person: Person) {
  return this.visitor.pressCapsLock(true);
}

When('{person} turns off Caps Lock', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.pressCapsLock(false);
});
