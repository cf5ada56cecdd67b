import { Given, type DataTable } from '@cucumber/cucumber';
import { setting } from './shared/configuration.ts';
import type { DoorstepWorld } from '../driver/world.ts';

Given('the setting {string} is {value}', function (this: DoorstepWorld, path: string, value: unknown) {
  setting(this, path, value);
});

Given('the app offers:', function (this: DoorstepWorld, options: DataTable) {
  setting(this, 'signInOptions', options.hashes().map(withoutGaps));
});

Given('new visitors are not asked for a name', function (this: DoorstepWorld) {
  setting(this, 'signInOptions[0].requireDisplayName', false);
});

Given('the small print has both its links', function (this: DoorstepWorld) {
  setting(this, 'tosUrl', 'https://doorstep.example/terms');
  setting(this, 'privacyPolicyUrl', 'https://doorstep.example/privacy');
});

Given('{restriction}', function (this: DoorstepWorld, path: string) {
  setting(this, path, { status: true });
});

Given('{restriction}, with:', function (this: DoorstepWorld, path: string, details: DataTable) {
  setting(this, path, { status: true, ...details.rowsHash() });
});

Given('the callback {string} answers {value}', function (this: DoorstepWorld, name: string, returns: unknown) {
  setting(this, `callbacks.${name}`, { returns });
});

/** An empty cell leaves the option away. */
function withoutGaps(option: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(option).filter(([, value]) => value !== ''));
}
