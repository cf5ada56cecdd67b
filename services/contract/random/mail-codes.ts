import type { MailOrder } from '../../../src/adapters/service-control.ts';
import { operation, type Operation, type Visit } from './operation.ts';
import { getActionCode } from '../support/visitor-steps.ts';

/** The code of the newest mail, whatever it is for. */
async function newestCode({ control }: Visit): Promise<string> {
  return getActionCode((await control.mails())[0]?.path ?? '?oobCode=none');
}

export const askForReset = (email: string): Operation =>
  operation(`ask for a reset of ${email}`, ({ backend }) => backend.sendPasswordResetEmail(email));

export const askForVerification = operation('ask for a verification', ({ backend }) => backend.sendEmailVerification());

export const resetTo = (newPassword: string): Operation =>
  operation(`reset by the newest mail to ${newPassword}`, async (visit) => {
    const code = await newestCode(visit);
    const whose = await visit.backend.verifyPasswordResetCode(code);
    await visit.backend.confirmPasswordReset({ code, newPassword });
    return whose;
  });

/** A mail that nobody asked for on a screen. Nobody moves to an address that somebody has. */
export const mail = (order: MailOrder): Operation =>
  operation(`mail ${JSON.stringify(order)}`, async ({ control }) => {
    if (order.purpose === 'email recovery' && (await control.account(order.newEmail))) return 'the address is taken';
    await control.sendMail(order);
    return 'sent';
  });

export const checkNewestMail = operation('check the newest mail', async (visit) =>
  visit.backend.checkActionCode(await newestCode(visit)),
);

export const applyNewestMail = operation(
  'apply the newest mail',
  async (visit) => visit.backend.applyActionCode(await newestCode(visit)),
  { appliesNewestMail: true },
);
