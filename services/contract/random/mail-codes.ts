import type { MailOrder } from '../../../src/adapters/service-control.ts';
import { operation, type Operation, type OperationContext } from './operation.ts';
import { getActionCode } from '../support/visitor-steps.ts';

/** Returns the code of the newest mail, or an invalid code if there is no mail. */
async function getNewestCode({ control }: OperationContext): Promise<string> {
  return getActionCode((await control.mails())[0]?.path ?? '?oobCode=none');
}

export const requestReset = (email: string): Operation =>
  operation(`request a password reset for ${email}`, ({ backend }) => backend.sendPasswordResetEmail(email));

export const requestVerification = operation('request an email verification', ({ backend }) =>
  backend.sendEmailVerification(),
);

export const resetPassword = (newPassword: string): Operation =>
  operation(`reset the password to ${newPassword} with the newest code`, async (context) => {
    const code = await getNewestCode(context);
    const email = await context.backend.verifyPasswordResetCode(code);
    await context.backend.confirmPasswordReset({ code, newPassword });
    return email;
  });

/**
 * Makes the service send a mail with an action code. For an email recovery, the service first changes the account's
 * email to `newEmail`. Skips the recovery if an account already has this email.
 */
export const sendMail = (order: MailOrder): Operation =>
  operation(`send ${JSON.stringify(order)}`, async ({ control }) => {
    if (order.purpose === 'email recovery' && (await control.account(order.newEmail))) return 'skipped';
    await control.sendMail(order);
    return 'sent';
  });

export const checkNewestCode = operation('check the newest code', async (context) =>
  context.backend.checkActionCode(await getNewestCode(context)),
);

export const applyNewestCode = operation(
  'apply the newest code',
  async (context) => context.backend.applyActionCode(await getNewestCode(context)),
  { appliesNewestCode: true },
);
