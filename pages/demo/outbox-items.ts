import type { Mail, ServiceControl, TextMessage } from '../../src/adapters/service-control.ts';

export interface AppCode {
  readonly id: string;
  readonly to: string;
  readonly appCode: string;
}

/** A mail with a code, which the server of the demo's app has sent. */
export interface MailedCode {
  readonly id: string;
  readonly to: string;
  readonly mailedCode: string;
  readonly subject: string;
  readonly sentAt: number;
}

export type OutboxItem = Mail | MailedCode | TextMessage | AppCode;

/** @param mailedCodes the mails that the server of the demo's app has sent */
export async function listOutboxItems(
  control: Pick<ServiceControl, 'mails' | 'textMessages' | 'authenticatorApps'>,
  mailedCodes: readonly MailedCode[] = [],
): Promise<readonly OutboxItem[]> {
  const messages = [...(await control.mails()), ...mailedCodes, ...(await control.textMessages())];
  const apps = await control.authenticatorApps();
  const codes = apps.map(({ email, code }, index) => ({ id: `app ${index + 1}`, to: email, appCode: code }));
  return [...messages.toSorted((a, b) => b.sentAt - a.sentAt), ...codes];
}
