import { defineParameterType, Given, Then } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';
import { changeSetting } from './shared/configuration.ts';
import type { Person } from './shared/scenario-state.ts';
import { offerSignOutEverywhere } from './shared/sign-out-everywhere.ts';
import { waitUntilEqual } from './shared/wait-until.ts';

const problems: Readonly<Record<string, string>> = {
  'her sign-in is too long ago': 'signInTooOld',
  'her session has ended': 'invalidToken',
  'too many requests': 'tooManyRequests',
  'the connection is broken': 'unavailable',
  'she must not sign out': 'refused',
};

/** The reason why the app does not end the sessions of a visitor, such as "the connection is broken". */
defineParameterType({
  name: 'signOutProblem',
  regexp: new RegExp(Object.keys(problems).join('|')),
  transformer: (words: string) => problems[words],
});

const appError = 'The function signOutEverywhere of the app fails.';

Given('the app offers to sign out on all devices', function (this: DoorstepWorld) {
  offerSignOutEverywhere(this);
});

Given(
  'the app will not sign her out on all devices, because {signOutProblem}',
  async function (this: DoorstepWorld, problem: string) {
    (await this.visitor.getSessionServer()).failNext({ problem });
  },
);

Given('the app will sign her out on all devices, but its answer will be lost', async function (this: DoorstepWorld) {
  (await this.visitor.getSessionServer()).failNext({ problem: 'unavailable' }, true);
});

Given(
  'the next request to sign out on all devices will fail with an error of the app',
  async function (this: DoorstepWorld) {
    this.visitor.allowError(new RegExp(appError));
    (await this.visitor.getSessionServer()).failNext({ message: appError });
  },
);

Given('the app takes {timeUnits} to sign out on all devices', function (this: DoorstepWorld, delay: number) {
  changeSetting(this, 'signOutEverywhere.settlesAfter', delay);
});

Then('the app has signed out {person} on all devices', async function (this: DoorstepWorld, { email }: Person) {
  await expectRequests(this, email, 1);
});

Then('the app has not signed out {person} on all devices', async function (this: DoorstepWorld, { email }: Person) {
  await expectRequests(this, email, 0);
});

Then(
  'the app has been asked {int} time to sign out {person} on all devices',
  async function (this: DoorstepWorld, times: number, { email }: Person) {
    await expectRequests(this, email, times);
  },
);

async function expectRequests({ visitor }: DoorstepWorld, email: string, times: number): Promise<void> {
  const count = async () => (await visitor.getSessionServer()).count(email);
  await waitUntilEqual(times, count, 'the number of requests to sign out on all devices');
}
