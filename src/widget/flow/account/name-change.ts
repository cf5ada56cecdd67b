import { accountText } from './account-text.ts';
import { secondary } from '../../screen/controls.ts';
import { defineScreen, to } from '../../screen/screen.ts';

export const nameChange = defineScreen({
  name: 'nameChange',
  leadsTo: ['account'],
  async run({ ui, text }) {
    await ui.show({ title: accountText('yourAccount'), actions: { cancel: secondary(text.cancel) } });
    return to('account', {});
  },
});
