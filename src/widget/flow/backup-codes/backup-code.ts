import { withSignal } from '../../call-app.ts';
import type { Description } from '../../description.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { emailField, primary, secondary } from '../../screen/controls.ts';
import { defineScreen, to } from '../../screen/screen.ts';
import { accountText } from '../account/account-text.ts';
import { openEmailFormOrList } from '../start/begin-sign-in.ts';
import { callBackupCodes } from './call-backup-codes.ts';
import { codeRefused } from './code-refused.ts';

/**
 * Asks for a backup code in place of the second factor. The right code removes all second factors of the account, and
 * the visitor signs in again with her first factor only. If the sign-in has not shown which email the account has, also
 * asks for the email.
 */
export const backupCode = defineScreen({
  name: 'backupCode',
  leadsTo: ['secondFactor', 'signIn', 'providerSignIn'],
  async run({ ui, text, settings }, context) {
    const { backupCodes } = settings.config;
    if (!backupCodes) return to('secondFactor', context);
    let feedback: Pick<Description<Phrase>, 'errors' | 'notice'> = {};
    while (true) {
      const { action, values } = await ui.show({
        title: text.useBackupCode,
        body: [accountText('backupCodesExplained')],
        fields: {
          ...(context.email === undefined && { email: emailField(text) }),
          code: { kind: 'text', label: accountText('backupCode'), autocomplete: 'off', missing: text.wrongCode },
        },
        actions: { cancel: secondary(text.back), use: primary(text.continue) },
        ...feedback,
      } satisfies Description<Phrase>);
      if (action === 'cancel') return to('secondFactor', context);
      const email = context.email ?? values.email ?? '';
      const { tenantId } = settings;
      // If the visitor leaves, `ui.waitFor` rejects, and the signal tells the app to stop.
      const used = await withSignal((signal) =>
        ui.waitFor(callBackupCodes(() => backupCodes.use(email, values.code, { signal, tenantId }), signal)),
      );
      if (used.ok) return openEmailFormOrList(settings, { email, notice: accountText('secondStepsRemoved') });
      feedback = codeRefused(used.error);
    }
  },
});
