import type { Mail, ServiceControl, TextMessage } from '../adapters/service-control.ts';

/** What lies in the outbox: a mail with a link, or a text message with a code. */
export type Letter = Mail | TextMessage;

/** Everything that was "sent", newest first. */
export async function lettersOf(control: Pick<ServiceControl, 'mails' | 'textMessages'>): Promise<readonly Letter[]> {
  const letters: Letter[] = [...(await control.mails()), ...(await control.textMessages())];
  return letters.toSorted((one, other) => other.sentAt - one.sentAt);
}
