import assert from 'node:assert/strict';
import { Given, Then, type DataTable } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../driver/world.ts';

Given("the developer watches with the framework's own tools", function (this: DoorstepWorld) {
  this.visitor.recordReactVersions();
});

Given('it has become midnight', function (this: DoorstepWorld) {
  return this.clock.passToMidnight();
});

Given("yesterday's and today's heartbeats together take up {int} bytes", function (this: DoorstepWorld, bytes: number) {
  return this.visitor.storeHeartbeats(bytes);
});

Then(
  'the developer sees that version {string} has drawn the page, and no other',
  async function (this: DoorstepWorld, version: string) {
    assert.deepEqual([...new Set(await this.visitor.readReactVersions())], [version]);
  },
);

Then(
  'the service has received requests from version {string} of its library, and from no other',
  async function (this: DoorstepWorld, version: string) {
    assert.deepEqual(await this.visitor.readSdkVersions(), [version]);
  },
);

Then(
  'the requests to the service report these numbers of heartbeats:',
  async function (this: DoorstepWorld, days: DataTable) {
    const heartbeats = await this.visitor.readHeartbeats();
    assert.deepEqual(
      heartbeats.map((report) => String(report.days)),
      days.raw().flat(),
    );
  },
);

Then('no request reports more than {int} bytes of heartbeats', async function (this: DoorstepWorld, limit: number) {
  const heartbeats = await this.visitor.readHeartbeats();
  assert.deepEqual(
    heartbeats.filter(({ bytes }) => bytes > limit),
    [],
  );
});
