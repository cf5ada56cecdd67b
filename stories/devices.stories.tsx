import type { AccountDevices, Device } from '../src/widget/config/ui-config.ts';
import { accountText } from '../src/widget/flow/account/account-text.ts';
import { recommendedLook } from './support/recommended-look.ts';
import { screenStory } from './support/screen-story.tsx';
import { ada, reportUser } from './support/story-backend.ts';

export default { title: 'Devices of the account' };

const laptop: Device = {
  id: '1',
  browser: 'Firefox',
  system: 'Windows',
  startedAt: new Date('2026-03-01T12:00:00'),
  usedAt: new Date('2026-06-01T12:00:00'),
  isCurrent: true,
};
const phone: Device = {
  id: '2',
  browser: 'Samsung Internet',
  system: 'Android',
  startedAt: new Date('2026-04-02T12:00:00'),
  usedAt: new Date('2026-05-30T12:00:00'),
  isCurrent: false,
};
const unknown: Device = { ...phone, id: '3', browser: null, system: null };

const waiting = () => new Promise<never>(() => {});
const refuse = () => Promise.reject(Object.assign(new Error('unavailable'), { problem: 'unavailable' }));

/** Creates the configuration of an app with three devices. The promise that `end` returns stays pending. */
const withDevices = (changes: Partial<AccountDevices> = {}) => ({
  devices: { list: () => Promise.resolve([laptop, phone, unknown]), end: waiting, ...changes },
});

const backend = { observeSession: reportUser(ada.user) };
const config = withDevices();

export const Devices = screenStory({ screen: 'devices', input: {}, config, backend });
export const DevicesRecommended = screenStory({
  screen: 'devices',
  input: {},
  config,
  backend,
  appearance: recommendedLook,
});
export const Loading = screenStory({
  screen: 'devices',
  input: {},
  config: withDevices({ list: waiting }),
  backend,
});
export const SignedOutOnDevice = screenStory({
  screen: 'devices',
  input: { notice: accountText('deviceSignedOut') },
  config,
  backend,
});
export const NotListed = screenStory({ screen: 'devices', input: {}, config: withDevices({ list: refuse }), backend });

export const ThisDevice = screenStory({ screen: 'device', input: { device: laptop }, config, backend });
export const OtherDevice = screenStory({ screen: 'device', input: { device: phone }, config, backend });
export const OtherDeviceRecommended = screenStory({
  screen: 'device',
  input: { device: phone },
  config,
  backend,
  appearance: recommendedLook,
});
export const UnknownDevice = screenStory({ screen: 'device', input: { device: unknown }, config, backend });
export const SigningOut = screenStory({
  screen: 'device',
  input: { device: phone },
  config,
  backend,
  steps: [{ click: 'end' }],
});
export const NotSignedOut = screenStory({
  screen: 'device',
  input: { device: phone },
  config: withDevices({ end: refuse }),
  backend,
  steps: [{ click: 'end' }],
});
