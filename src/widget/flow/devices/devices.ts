import { explainRefusal } from '../../refusals-anywhere.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { accountRefused } from '../account/account-refused.ts';
import { accountText } from '../account/account-text.ts';
import { showSuccess } from '../account/success-notice.ts';
import { continueSignedIn } from '../finish/signed-in-user.ts';
import { callDevices, openDevices, type OpenDevices } from './call-devices.ts';
import { checkDevices } from './check-devices.ts';
import { listDeviceChoices } from './describe-devices.ts';

/** Lists the devices on which the visitor is signed in. She can open a device, to sign out of it. */
export const devices = defineScreen({
  name: 'devices',
  leadsTo: ['account', 'identityConfirmation', 'device'],
  async run(tools, { notice }) {
    const { ui, text } = tools;
    const opened = await openDevices(tools);
    if (!opened) return to('account', {});
    const loaded = await loadDevices(tools, opened);
    if ('next' in loaded) return loaded.next;
    const choices = listDeviceChoices(loaded.list);
    const { action } = await ui.show({
      title: accountText('devices'),
      choices,
      actions: { cancel: secondary(text.back), done: secondary(text.done) },
      ...showSuccess(notice),
    });
    if (action === 'done') return continueSignedIn(tools);
    const device = loaded.list[Object.keys(choices).indexOf(action)];
    return device ? to('device', { device }) : to('account', {});
  },
});

/** Returns the list of devices. After an error, the visitor can try again. If she leaves, returns the next screen. */
async function loadDevices(tools: Tools, opened: OpenDevices) {
  const { ui, text } = tools;
  while (true) {
    const listed = await ui.waitFor(
      callDevices(tools, opened, async (app, user) => checkDevices(await app.list(user))),
    );
    if (listed.ok) return { list: listed.value };
    const next = accountRefused(listed.error, to('devices', {}));
    if (next) return { next };
    const { action } = await ui.show({
      title: accountText('devices'),
      actions: { cancel: secondary(text.back), retry: primary(text.retry) },
      notice: explainRefusal(listed.error),
    });
    if (action === 'cancel') return { next: to('account', {}) };
  }
}
