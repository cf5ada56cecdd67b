import { leaveByContinue } from './leave-by-continue.ts';
import { screen } from '../screen.ts';

/** Password changed (reference §1.2 #21). */
export const passwordResetSuccess = screen({
  name: 'passwordResetSuccess',
  leadsTo: ['start'],
  run: (tools, { continueUrl }) =>
    leaveByContinue(tools, { title: tools.text.passwordChanged, body: [tools.text.passwordChangedBody] }, continueUrl),
});
