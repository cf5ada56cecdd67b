import { Given, Then, When } from '@cucumber/cucumber';
import type { Person } from './scene.ts';
import { settlesOn } from './settling.ts';
import type { DoorstepWorld } from './support/world.ts';

Given("{person}'s browser keeps nothing", function (this: DoorstepWorld, _person: Person) {
  this.visitor.hasNoStorage();
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

When('her window becomes {int} pixels wide', async function (this: DoorstepWorld, width: number) {
  await this.visitor.cardWidthIn(width);
});

When('another page of the app sends her to sign in', function (this: DoorstepWorld) {
  return this.visitor.isSentToSignIn();
});

Given('another page of the app has sent her to sign in', function (this: DoorstepWorld) {
  return this.visitor.isSentToSignIn();
});
