import { leaveAsBefore } from './leave-by-continue.ts';
import { screen } from './screen.ts';

/** Try resetting your password again: the code is used up, too old or none (reference §1.2 #22). */
export const passwordResetFailure = screen({
  name: 'passwordResetFailure',
  leadsTo: ['start'],
  run: (tools) => leaveAsBefore(tools, { title: tools.text.tryResettingAgain, body: [tools.text.resetExpired] }, null),
});
