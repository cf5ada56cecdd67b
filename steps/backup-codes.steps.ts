import assert from 'node:assert/strict';
import { defineParameterType, Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { BackupCodeCall, BackupCodeFailure } from '../driver/visitor/backup-code-server.ts';
import type { DoorstepWorld } from '../driver/world.ts';
import { offerBackupCodes } from './shared/backup-codes.ts';
import { changeSetting } from './shared/configuration.ts';
import type { Person } from './shared/scenario-state.ts';
import { waitUntilEqual } from './shared/wait-until.ts';

const calls: Readonly<Record<string, BackupCodeCall>> = {
  'create backup codes': 'create',
  'count her backup codes': 'count',
  'use a backup code': 'use',
};

/** A request to the app about backup codes, such as "count her backup codes". */
defineParameterType({
  name: 'backupCodeRequest',
  regexp: new RegExp(Object.keys(calls).join('|')),
  transformer: (words: string) => calls[words],
});

const problems: Readonly<Record<string, string>> = {
  'signed in too long ago': 'signInTooOld',
  'signed out by the app': 'invalidToken',
  'tried too often': 'tooManyRequests',
  'not reached the app': 'unavailable',
  'no second step': 'noSecondFactor',
};

/** The reason for which the app refuses a request about backup codes, such as "tried too often". */
defineParameterType({
  name: 'backupCodeProblem',
  regexp: new RegExp(Object.keys(problems).join('|')),
  transformer: (words: string) => problems[words],
});

const appError = 'The function for backup codes of the app fails.';

Given('the app has backup codes', function (this: DoorstepWorld) {
  offerBackupCodes(this);
});

Given('{person} has backup codes', function (this: DoorstepWorld, { email }: Person) {
  offerBackupCodes(this).create(email);
});

Given('{person} has {int} backup codes left', function (this: DoorstepWorld, { email }: Person, count: number) {
  const server = offerBackupCodes(this);
  server.create(email);
  server.keep(email, count);
});

Given('{person} has entered the backup code {string}', enterBackupCode);
When('{person} enters the backup code {string}', enterBackupCode);
async function enterBackupCode(this: DoorstepWorld, _person: Person, code: string): Promise<void> {
  await this.visitor.fill('Backup code', code);
  await this.visitor.submit();
}

Given(
  'the app will refuse the next request to {backupCodeRequest}: {backupCodeProblem}',
  async function (this: DoorstepWorld, call: BackupCodeCall, problem: string) {
    await failNext(this, call, { problem });
  },
);

Given(
  'the app will carry out the next request to {backupCodeRequest}, but its answer will be lost',
  async function (this: DoorstepWorld, call: BackupCodeCall) {
    await failNext(this, call, { problem: 'unavailable' }, true);
  },
);

Given(
  'the next request of the app to {backupCodeRequest} will fail with an error of its own',
  async function (this: DoorstepWorld, call: BackupCodeCall) {
    this.visitor.allowError(new RegExp(appError));
    await failNext(this, call, { message: appError });
  },
);

Given(
  'the app will answer the next request to {backupCodeRequest} with {value}',
  async function (this: DoorstepWorld, call: BackupCodeCall, value: unknown) {
    this.visitor.allowError(/backupCodes\.(?:create|count): must return/);
    await failNext(this, call, { value });
  },
);

Given(
  'the app takes {timeUnits} to {backupCodeRequest}',
  function (this: DoorstepWorld, delay: number, call: BackupCodeCall) {
    changeSetting(this, `backupCodes.${call}.settlesAfter`, delay);
  },
);

Then(
  'the app keeps {int} backup codes of {person}',
  async function (this: DoorstepWorld, count: number, person: Person) {
    const read = async () => (await this.visitor.getBackupCodeServer()).list(person.email).length;
    await waitUntilEqual(count, read, 'the number of backup codes');
  },
);

Then(
  'the app has received no request to {backupCodeRequest}',
  async function (this: DoorstepWorld, call: BackupCodeCall) {
    assert.equal((await this.visitor.getBackupCodeServer()).countRequests(call), 0);
  },
);

Then('the clipboard holds these lines:', async function (this: DoorstepWorld, lines: DataTable) {
  assert.deepEqual((await this.visitor.readClipboard()).split('\n'), lines.raw().flat());
});

Then(
  'she has downloaded the file {string} with these lines:',
  async function (this: DoorstepWorld, name: string, lines: DataTable) {
    const text = lines
      .raw()
      .map(([line]) => `${line}\n`)
      .join('');
    assert.deepEqual(await this.visitor.readDownload(), { name, text });
  },
);

async function failNext(
  { visitor }: DoorstepWorld,
  call: BackupCodeCall,
  failure: BackupCodeFailure,
  isDone?: boolean,
): Promise<void> {
  (await visitor.getBackupCodeServer()).failNext(call, failure, isDone);
}
