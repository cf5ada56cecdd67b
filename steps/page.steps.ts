import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { sceneOf, type Person } from './shared/scenario-state.ts';
import { settlesOn } from './shared/wait-until-equal.ts';
import type { DoorstepWorld } from '../driver/world.ts';

Given("{person}'s browser keeps nothing", function (this: DoorstepWorld, _person: Person) {
  this.visitor.hasNoStorage();
});

Given('her browser has no room left', function (this: DoorstepWorld) {
  return this.visitor.runsOutOfRoom();
});

Given('her browser has room again', function (this: DoorstepWorld) {
  return this.visitor.makesRoom();
});

Given("{person}'s browser keeps no database", function (this: DoorstepWorld, _person: Person) {
  this.visitor.hasNoDatabase();
});

Given('a part of the page cannot be had', function (this: DoorstepWorld) {
  return this.visitor.losesPartOfPage('fails');
});

Given('a part of the page never comes', function (this: DoorstepWorld) {
  return this.visitor.losesPartOfPage('never comes');
});

Given('the part of the page can be had again', function (this: DoorstepWorld) {
  return this.visitor.regainsPartOfPage();
});

When('her window becomes {int} pixels wide', function (this: DoorstepWorld, width: number) {
  return this.visitor.resizesWindow(width);
});

When('another page of the app sends her to sign in', function (this: DoorstepWorld) {
  return this.visitor.isSentToSignIn();
});

Given('another page of the app has sent her to sign in', function (this: DoorstepWorld) {
  return this.visitor.isSentToSignIn();
});

Given('the environment says nothing of {string}', function (this: DoorstepWorld, variable: string) {
  delete sceneOf(this).environment[variable];
});

Given('the environment says {string} of {string}', function (this: DoorstepWorld, value: string, variable: string) {
  sceneOf(this).environment[variable] = value;
});

When('{person} opens the product', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.opensProduct(sceneOf(this).environment);
});

Given('the developer has asked how quickly the page came', async function (this: DoorstepWorld) {
  await this.visitor.asksHowQuick();
  await this.clock.pass(1000);
  await this.clock.pass(1000);
});

When('the developer asks how quickly the page came', function (this: DoorstepWorld) {
  return this.visitor.asksHowQuick();
});

Then('the developer hears of {string}', async function (this: DoorstepWorld, measure: string) {
  const read = async () => {
    await this.clock.pass(100); // It is measured when the browser has nothing else to do.
    return (await this.visitor.hearsHowQuick()).includes(measure);
  };
  await settlesOn(true, read, `that the developer hears of ${measure}`);
});

Then('nobody hears how quickly the page came', async function (this: DoorstepWorld) {
  await this.clock.pass(1000);
  await this.clock.pass(1000);
  const told = [...(await this.visitor.hearsHowQuick()), ...(await this.visitor.everythingTold())];
  assert.deepEqual(
    told.filter((text) => /\b(CLS|FCP|FID|INP|LCP|TTFB)\b/.test(text)),
    [],
  );
});
