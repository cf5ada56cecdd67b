import type { AccountFixture, Mail, ServiceControl, TextMessage } from '../adapters/service-control.ts';

/** What an authenticator app shows at the moment. */
export interface AppCode {
  readonly id: string;
  readonly to: string;
  readonly appCode: string;
}

/** What lies in the outbox: a mail with a link, a text message with a code, or what somebody's app shows. */
export type Letter = Mail | TextMessage | AppCode;

/** Everything that was "sent", newest first, and then what the apps of these accounts show. */
export async function lettersOf(
  control: Pick<ServiceControl, 'mails' | 'textMessages' | 'totpCode'>,
  accounts: readonly AccountFixture[],
): Promise<readonly Letter[]> {
  const sent = [...(await control.mails()), ...(await control.textMessages())];
  const apps = accounts.filter(({ secondFactors = [] }) => secondFactors.some(({ kind }) => kind === 'totp'));
  const codes = await Promise.all(apps.map(({ email }) => appCode(control, email)));
  return [...sent.toSorted((one, other) => other.sentAt - one.sentAt), ...codes.flat()];
}

/** None where the factor was removed. */
async function appCode({ totpCode }: Pick<ServiceControl, 'totpCode'>, email: string): Promise<AppCode[]> {
  return totpCode(email).then(
    (code) => [{ id: `app of ${email}`, to: email, appCode: code }],
    () => [],
  );
}
