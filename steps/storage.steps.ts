import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import { haveAccount } from './shared/accounts.ts';
import type { Person } from './shared/scenario-state.ts';
import { says } from './shared/contains-text.ts';
import type { DoorstepWorld } from '../driver/world.ts';

/** Of a cookie that is written with a date: between its writing and the look at it, some of its time is gone. */
const graceSeconds = 30;

Given(
  "{person}'s browser has forgotten the cookie {string}",
  function (this: DoorstepWorld, _person: Person, name: string) {
    return this.visitor.losesCookie(name);
  },
);

Then(
  'her browser keeps the cookie {string} for {int} seconds',
  async function (this: DoorstepWorld, name: string, lifetime: number) {
    const { seconds, written } = await cookie(this, name);
    const said = /; *Max-Age=(\d+)/i.exec(written)?.[1];
    const isLifetime =
      said === undefined ? seconds <= lifetime && seconds > lifetime - graceSeconds : Number(said) === lifetime;
    assert.ok(isLifetime, `Expected the cookie "${name}" to live ${lifetime} s; it lives ${said ?? seconds} s.`);
  },
);

Given('{person} has signed out on a later page of the same window', function (this: DoorstepWorld, _person: Person) {
  return this.visitor.losesSession();
});

Given(
  '{person} had opened {string}, and has signed in on a later page of the same window',
  async function (this: DoorstepWorld, person: Person, path: string) {
    const password = await haveAccount(this, person);
    await this.visitor.isSignedIn({ email: person.email, password }, path);
    await this.visitor.isOnPageFromBeforeSignIn();
  },
);

Then('her browser keeps the cookie {string} from other sites', async function (this: DoorstepWorld, name: string) {
  const { written } = await cookie(this, name);
  assert.match(written, /; *SameSite=(Lax|Strict)(;|$)/i);
});

Then('her browser keeps no cookie {string}', async function (this: DoorstepWorld, name: string) {
  const names = (await this.visitor.cookies()).map((each) => each.name);
  assert.ok(!names.includes(name), `Expected no cookie "${name}"; there are ${names.join(', ')}.`);
});

Then('her browser keeps something called {string}', async function (this: DoorstepWorld, name: string) {
  const kept = await this.visitor.everythingKept();
  assert.ok(says(kept, name), `Expected something called "${name}"; the browser keeps ${kept}`);
});

Then('nothing that her browser keeps says {string}', async function (this: DoorstepWorld, text: string) {
  const kept = await this.visitor.everythingKept();
  assert.ok(!says(kept, text), `Expected nothing to say "${text}"; the browser keeps ${kept}`);
});

Then('no cookie of her browser says {string}', async function (this: DoorstepWorld, text: string) {
  const cookies = await this.visitor.cookies();
  const telling = cookies.filter(({ value }) => says(value, text)).map(({ name }) => name);
  assert.ok(cookies.length > 0, 'Expected cookies; there are none.');
  assert.deepEqual(telling, [], `Expected no cookie to say "${text}".`);
});

async function cookie({ visitor }: DoorstepWorld, name: string) {
  const cookies = await visitor.cookies();
  const found = cookies.find((each) => each.name === name);
  assert.ok(found, `Expected a cookie "${name}"; there are ${cookies.map((each) => each.name).join(', ') || 'none'}.`);
  return found;
}
