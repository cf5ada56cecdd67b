import { Given, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { changeSetting } from './shared/configuration.ts';

Given('the setting {string} is {value}', function (this: DoorstepWorld, path: string, value: unknown) {
  changeSetting(this, path, value);
});

Given('the app offers:', function (this: DoorstepWorld, options: DataTable) {
  changeSetting(this, 'signInOptions', options.hashes().map(removeEmptyCells));
});

Given('new visitors are not asked for a name', function (this: DoorstepWorld) {
  changeSetting(this, 'signInOptions[0].requireDisplayName', false);
});

Given('the small print has both its links', function (this: DoorstepWorld) {
  changeSetting(this, 'tosUrl', 'https://doorstep.example/terms');
  changeSetting(this, 'privacyPolicyUrl', 'https://doorstep.example/privacy');
});

Given('{restriction}', function (this: DoorstepWorld, path: string) {
  changeSetting(this, path, { status: true });
});

Given('{restriction}, with:', function (this: DoorstepWorld, path: string, details: DataTable) {
  changeSetting(this, path, { status: true, ...details.rowsHash() });
});

Given('the callback {string} answers {value}', function (this: DoorstepWorld, name: string, returns: unknown) {
  changeSetting(this, `callbacks.${name}`, { returns });
});

/** An empty cell stands for an option that is not set. */
function removeEmptyCells(option: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(option).filter(([, value]) => value !== ''));
}
