import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { changeSetting } from './shared/configuration.ts';
import type { Person } from './shared/scenario-state.ts';
import { waitUntilEqual } from './shared/wait-until.ts';

Given('only the countries {string} are allowed', function (this: DoorstepWorld, codes: string) {
  changeSetting(this, 'signInOptions[0].whitelistedCountries', codes.split(', '));
});

Given('the countries {string} are blocked', function (this: DoorstepWorld, codes: string) {
  changeSetting(this, 'signInOptions[0].blacklistedCountries', codes.split(', '));
});

Given('{person} has opened the list of countries', openCountries);
When('{person} opens the list of countries', openCountries);
function openCountries(this: DoorstepWorld, _person: Person) {
  return this.visitor.openCountries();
}

Then('the list of countries is closed', function (this: DoorstepWorld) {
  return this.visitor.expectNoCountryList();
});

Given('{person} has searched the countries for {string}', searchCountry);
When('{person} searches the countries for {string}', searchCountry);
function searchCountry(this: DoorstepWorld, _person: Person, text: string) {
  return this.visitor.searchCountry(text);
}

Given('{person} has chosen the country {string}', chooseCountry);
When('{person} chooses the country {string}', chooseCountry);
function chooseCountry(this: DoorstepWorld, _person: Person, name: string) {
  return this.visitor.chooseCountry(name);
}

Then('the country is {string}', function (this: DoorstepWorld, name: string) {
  return this.visitor.expectCountry(name);
});

Then('{person} can choose the countries:', async function (this: DoorstepWorld, _person: Person, names: DataTable) {
  assert.deepEqual(await this.visitor.readCountries(), names.raw().flat());
});

Then('{person} can choose no country', async function (this: DoorstepWorld, _person: Person) {
  assert.deepEqual(await this.visitor.readCountries(), []);
});

Then(
  '{person} can choose one of {int} countries',
  async function (this: DoorstepWorld, _person: Person, count: number) {
    const { length } = await this.visitor.readCountries();
    assert.equal(length, count, `Expected ${count} countries, saw ${length}.`);
  },
);

Then("the country's id is {string}", async function (this: DoorstepWorld, id: string) {
  await waitUntilEqual<string | null>(id, () => this.visitor.readFormValue('country'), 'the id that the form submits');
});

Then('the countries are in the order of their names', async function (this: DoorstepWorld) {
  const countries = await this.visitor.readCountries();
  assert.ok(countries.length > 1, `Expected several countries, saw ${countries.length}.`);
  assert.deepEqual(countries, countries.toSorted(new Intl.Collator('en').compare));
});

Then('{string} is among the countries', async function (this: DoorstepWorld, name: string) {
  const countries = await this.visitor.readCountries();
  assert.ok(countries.includes(name), `Expected ${name} among the countries, saw ${countries.join(', ')}.`);
});

Then('{string} is not among the countries', async function (this: DoorstepWorld, name: string) {
  const countries = await this.visitor.readCountries();
  assert.ok(
    countries.length > 0 && !countries.includes(name),
    `Expected countries without ${name}, saw ${countries.join(', ')}.`,
  );
});
