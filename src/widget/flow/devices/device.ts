import { explainRefusal } from '../../refusals-anywhere.ts';
import type { Feedback } from '../../refusals.ts';
import { secondary } from '../../screen/controls.ts';
import { defineScreen, to } from '../../screen/screen.ts';
import { accountRefused } from '../account/account-refused.ts';
import { accountText } from '../account/account-text.ts';
import { callDevices, openDevices } from './call-devices.ts';
import { describeDevice, nameDevice } from './describe-devices.ts';

/** Shows one device. The visitor can sign out on it, unless it is the device that she is using. */
export const device = defineScreen({
  name: 'device',
  leadsTo: ['account', 'identityConfirmation', 'devices'],
  async run(tools, input) {
    const { ui, text } = tools;
    const { id, isCurrent } = input.device;
    const opened = await openDevices(tools);
    if (!opened) return to('account', {});
    let feedback: Feedback = {};
    while (true) {
      const { action } = await ui.show({
        title: nameDevice(input.device),
        body: describeDevice(input.device),
        // Neither action is primary, so the Enter key alone ends no session.
        actions: { cancel: secondary(text.back), ...(!isCurrent && { end: secondary(text.signOut) }) },
        ...feedback,
      });
      if (action === 'cancel') return to('devices', {});
      const ended = await ui.waitFor(callDevices(tools, opened, (app, user) => app.end(user, id)));
      // An earlier attempt, whose answer was lost, or the device itself may have ended the session.
      if (ended.ok || ended.error.code === 'auth/not-found')
        return to('devices', { notice: accountText('deviceSignedOut') });
      const next = accountRefused(ended.error, to('devices', {}));
      if (next) return next;
      feedback = { notice: explainRefusal(ended.error) };
    }
  },
});
