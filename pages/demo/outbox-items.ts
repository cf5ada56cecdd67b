import type { Mail, ServiceControl, TextMessage } from '../../src/adapters/service-control.ts';

export interface AppCode {
  readonly id: string;
  readonly to: string;
  readonly appCode: string;
}

export type OutboxItem = Mail | TextMessage | AppCode;

export async function listOutboxItems(
  control: Pick<ServiceControl, 'mails' | 'textMessages' | 'authenticatorApps'>,
): Promise<readonly OutboxItem[]> {
  const messages = [...(await control.mails()), ...(await control.textMessages())];
  const apps = await control.authenticatorApps();
  const codes = apps.map(({ email, code }, index) => ({ id: `app ${index + 1}`, to: email, appCode: code }));
  return [...messages.toSorted((a, b) => b.sentAt - a.sentAt), ...codes];
}
