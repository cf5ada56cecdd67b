import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { setting } from './shared/configuration.ts';
import type { Person } from './shared/scenario-state.ts';
import type { DoorstepWorld } from '../driver/world.ts';

Given('only the countries {string} are allowed', function (this: DoorstepWorld, codes: string) {
  setting(this, 'signInOptions[0].whitelistedCountries', codes.split(', '));
});

Given('the countries {string} are blocked', function (this: DoorstepWorld, codes: string) {
  setting(this, 'signInOptions[0].blacklistedCountries', codes.split(', '));
});

When('{person} opens the list of countries', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.opensCountries();
});

When(
  '{person} (has )search(es)(ed) the countries for {string}',
  function (this: DoorstepWorld, _person: Person, text: string) {
    return this.visitor.searchesCountry(text);
  },
);

When(
  '{person} (has )cho(oses)(sen) the country {string}',
  function (this: DoorstepWorld, _person: Person, name: string) {
    return this.visitor.choosesCountry(name);
  },
);

Then('the country is {string}', function (this: DoorstepWorld, name: string) {
  return this.visitor.countryIs(name);
});

Then('{person} can choose the countries:', async function (this: DoorstepWorld, _person: Person, names: DataTable) {
  assert.deepEqual(await this.visitor.seesCountries(), names.raw().flat());
});

Then('{person} can choose no country', async function (this: DoorstepWorld, _person: Person) {
  assert.deepEqual(await this.visitor.seesCountries(), []);
});

Then(
  '{person} can choose one of about {int} countries',
  async function (this: DoorstepWorld, _person: Person, about: number) {
    const { length } = await this.visitor.seesCountries();
    assert.ok(Math.abs(length - about) <= 10, `Expected about ${about} countries, saw ${length}.`);
  },
);

Then('the countries are in the order of their names', async function (this: DoorstepWorld) {
  const seen = await this.visitor.seesCountries();
  assert.ok(seen.length > 1, `Expected several countries, saw ${seen.length}.`);
  assert.deepEqual(seen, seen.toSorted(new Intl.Collator('en').compare));
});

Then('{string} is among the countries', async function (this: DoorstepWorld, name: string) {
  const seen = await this.visitor.seesCountries();
  assert.ok(seen.includes(name), `Expected ${name} among the countries, saw ${seen.join(', ')}.`);
});

Then('{string} is not among the countries', async function (this: DoorstepWorld, name: string) {
  const seen = await this.visitor.seesCountries();
  assert.ok(seen.length > 0 && !seen.includes(name), `Expected countries without ${name}, saw ${seen.join(', ')}.`);
});
