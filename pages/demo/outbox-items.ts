import type { Mail, ServiceControl, TextMessage } from '../../src/adapters/service-control.ts';

/** What an authenticator app shows at the moment. */
export interface AppCode {
  readonly id: string;
  readonly to: string;
  readonly appCode: string;
}

/** What lies in the outbox: a mail with a link, a text message with a code, or what somebody's app shows. */
export type OutboxItem = Mail | TextMessage | AppCode;

/** Everything that was "sent", newest first, and then what everybody's authenticator apps show. */
export async function listOutboxItems(
  control: Pick<ServiceControl, 'mails' | 'textMessages' | 'authenticatorApps'>,
): Promise<readonly OutboxItem[]> {
  const sent = [...(await control.mails()), ...(await control.textMessages())];
  const apps = await control.authenticatorApps();
  const codes = apps.map(({ email, code }, at) => ({ id: `app ${at + 1}`, to: email, appCode: code }));
  return [...sent.toSorted((one, other) => other.sentAt - one.sentAt), ...codes];
}
