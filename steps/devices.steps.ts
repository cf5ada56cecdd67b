import { defineParameterType, Given, Then, type DataTable } from '@cucumber/cucumber';
import type { DeviceCall, DeviceFailure } from '../driver/visitor/device-server.ts';
import type { DoorstepWorld } from '../driver/world.ts';
import { changeSetting } from './shared/configuration.ts';
import { nameDevice, showDevices, twoDevices } from './shared/devices.ts';
import type { Person } from './shared/scenario-state.ts';
import { waitUntilEqual } from './shared/wait-until.ts';

const calls: Readonly<Record<string, DeviceCall>> = {
  'list her devices': 'list',
  'sign her out on a device': 'end',
};

/** A request to the app about devices, such as "list her devices". */
defineParameterType({
  name: 'deviceRequest',
  regexp: new RegExp(Object.keys(calls).join('|')),
  transformer: (words: string) => calls[words],
});

const problems: Readonly<Record<string, string>> = {
  'her sign-in is too long ago': 'signInTooOld',
  'her session has ended': 'invalidToken',
  'too many requests': 'tooManyRequests',
  'the connection is broken': 'unavailable',
  'she must not do this': 'refused',
};

/** The reason for which the app refuses a request about devices, such as "too many requests". */
defineParameterType({
  name: 'deviceProblem',
  regexp: new RegExp(Object.keys(problems).join('|')),
  transformer: (words: string) => problems[words],
});

const appError = 'The function for devices of the app fails.';

Given('the app shows devices on the account page', function (this: DoorstepWorld) {
  showDevices(this);
});

Given('{person} is signed in on these devices:', function (this: DoorstepWorld, { email }: Person, devices: DataTable) {
  const toName = (name = '') => (name === 'unknown' ? null : name);
  const toTime = (day = '') => Date.parse(`${day}T12:00:00Z`);
  const kept = devices.hashes().map(({ browser, system, added, 'last used': used, here }, index) => ({
    id: `device ${index + 1}`,
    browser: toName(browser),
    system: toName(system),
    startedAt: toTime(added),
    usedAt: toTime(used),
    isCurrent: here === 'yes',
  }));
  this.visitor.startDeviceServer().put(email, kept);
});

Given(
  '{person} is signed in here with Firefox, and on an iPhone with Safari',
  function (this: DoorstepWorld, { email }: Person) {
    showDevices(this).put(email, twoDevices);
  },
);

Given(
  '{person} has signed out on the device {string}',
  async function (this: DoorstepWorld, { email }: Person, name: string) {
    const server = await this.visitor.getDeviceServer();
    const kept = server.list(email).filter((device) => nameDevice(device) !== name);
    if (kept.length === server.list(email).length) throw new Error(`Expected a device "${name}".`);
    server.put(email, kept);
  },
);

Given(
  'the app will refuse the next request to {deviceRequest}, because {deviceProblem}',
  async function (this: DoorstepWorld, call: DeviceCall, problem: string) {
    await failNext(this, call, { problem });
  },
);

Given(
  'the app will carry out the next request to {deviceRequest}, but its answer will be lost',
  async function (this: DoorstepWorld, call: DeviceCall) {
    await failNext(this, call, { problem: 'unavailable' }, true);
  },
);

Given(
  'the next request of the app to {deviceRequest} will fail with an error of its own',
  async function (this: DoorstepWorld, call: DeviceCall) {
    this.visitor.allowError(new RegExp(appError));
    await failNext(this, call, { message: appError });
  },
);

Given('the app will next list {value} instead of devices', async function (this: DoorstepWorld, value: unknown) {
  this.visitor.allowError(/devices\.list: must return a list/);
  await failNext(this, 'list', { value });
});

Given('the app will next list a device that was used on no day', async function (this: DoorstepWorld) {
  this.visitor.allowError(/devices\.list: must return a Date as "usedAt"/);
  await failNext(this, 'list', { value: [{ ...twoDevices[0], usedAt: 'unknown' }] });
});

Given('the app takes {timeUnits} to {deviceRequest}', function (this: DoorstepWorld, delay: number, call: DeviceCall) {
  changeSetting(this, `devices.${call}.settlesAfter`, delay);
});

Then('the app keeps {person} signed in on:', expectDevices);
async function expectDevices(this: DoorstepWorld, { email }: Person, names: DataTable): Promise<void> {
  const readNames = async () => (await this.visitor.getDeviceServer()).list(email).map(nameDevice);
  await waitUntilEqual(names.raw().flat(), readNames, 'the names of the devices');
}

async function failNext(
  { visitor }: DoorstepWorld,
  call: DeviceCall,
  failure: DeviceFailure,
  isDone?: boolean,
): Promise<void> {
  (await visitor.getDeviceServer()).failNext(call, failure, isDone);
}
