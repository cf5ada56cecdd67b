import { checkAndApply } from './apply-code.ts';
import { leaveAsBefore } from './leave-by-continue.ts';
import { offerReset } from './offer-reset.ts';
import { screen, to } from '../screen.ts';
import { afterCodeRefusal } from './spent-code.ts';

/** Changes the sign-in email back (reference §2.7 "emailChangeRevocation"). */
export const emailChangeRevocation = screen({
  name: 'emailChangeRevocation',
  leadsTo: ['emailChangeRevokeSuccess', 'emailChangeRevokeFailure', 'recoverableError'],
  async run({ ui, auth, text }, { code }) {
    const revoked = await ui.waitFor(checkAndApply(auth, code, 'RECOVER_EMAIL'));
    if (revoked.ok) return to('emailChangeRevokeSuccess', { email: revoked.value.email ?? '' });
    return afterCodeRefusal(revoked.error, to('emailChangeRevokeFailure', {}), text);
  },
});

export const emailChangeRevokeSuccess = screen({
  name: 'emailChangeRevokeSuccess',
  leadsTo: ['passwordRecoveryEmailSent'],
  run: (tools, { email }) =>
    offerReset(tools, email, {
      title: tools.text.emailUpdated,
      body: [tools.text.emailChangedBack(email), tools.text.emailChangeSuspicion],
    }),
});

export const emailChangeRevokeFailure = screen({
  name: 'emailChangeRevokeFailure',
  leadsTo: ['start'],
  run: (tools) =>
    leaveAsBefore(
      tools,
      { title: tools.text.emailNotUpdated, body: [tools.text.emailNotChangedBack, tools.text.askAdministrator] },
      null,
    ),
});
