import { Given, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { changeSetting, findPasswordOption } from './shared/configuration.ts';

Given('the developer has set {string} to {value}', function (this: DoorstepWorld, path: string, value: unknown) {
  changeSetting(this, path, value);
});

Given('the app offers:', function (this: DoorstepWorld, options: DataTable) {
  changeSetting(this, 'signInOptions', options.hashes().map(removeEmptyCells));
});

Given('new visitors are not asked for a name', function (this: DoorstepWorld) {
  changeSetting(this, 'signInOptions[0].requireDisplayName', false);
});

Given('the app links to its terms of service and its privacy policy', function (this: DoorstepWorld) {
  changeSetting(this, 'tosUrl', 'https://doorstep.example/terms');
  changeSetting(this, 'privacyPolicyUrl', 'https://doorstep.example/privacy');
});

type Restriction = 'disableSignUp' | 'adminRestrictedOperation';

Given('{restriction}', function (this: DoorstepWorld, restriction: Restriction) {
  restrict(this, restriction);
});

Given('{restriction}, with:', function (this: DoorstepWorld, restriction: Restriction, details: DataTable) {
  restrict(this, restriction, details.rowsHash());
});

function restrict(
  world: DoorstepWorld,
  restriction: Restriction,
  details: Readonly<Record<string, string>> = {},
): void {
  const path = restriction === 'disableSignUp' ? `${findPasswordOption(world)}.${restriction}` : restriction;
  changeSetting(world, path, { status: true, ...details });
}

Given('the callback {string} returns {value}', function (this: DoorstepWorld, name: string, returns: unknown) {
  changeSetting(this, `callbacks.${name}`, { returns });
});

/** An empty cell stands for an option that is not set. */
function removeEmptyCells(option: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(option).filter(([, value]) => value !== ''));
}
