import type { Mail, ServiceControl, TextMessage } from '../../src/adapters/service-control.ts';

/** Current code of an account's authenticator app. */
export interface AppCode {
  readonly id: string;
  readonly to: string;
  readonly appCode: string;
}

/** A mail with a link, a text message with a code, or the code of an authenticator app. */
export type OutboxItem = Mail | TextMessage | AppCode;

/** Lists all mails and text messages, newest first, followed by the codes of all authenticator apps. */
export async function listOutboxItems(
  control: Pick<ServiceControl, 'mails' | 'textMessages' | 'authenticatorApps'>,
): Promise<readonly OutboxItem[]> {
  const messages = [...(await control.mails()), ...(await control.textMessages())];
  const apps = await control.authenticatorApps();
  const codes = apps.map(({ email, code }, index) => ({ id: `app ${index + 1}`, to: email, appCode: code }));
  return [...messages.toSorted((a, b) => b.sentAt - a.sentAt), ...codes];
}
