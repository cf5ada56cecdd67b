import type { Settings } from '../config/settings.ts';
import type { Paragraph } from '../description.ts';
import { fill, type Phrase, type Texts } from '../messages/phrase.ts';

/** Web pages of mailboxes, by the domain of the email. Yahoo Japan is a different company with a page of its own. */
const mailboxes = [
  { domains: /^(gmail|googlemail)\.com$/, name: 'Gmail', href: 'https://mail.google.com/mail/' },
  { domains: /^(outlook|hotmail|live|msn)\.[a-z.]+$/, name: 'Outlook', href: 'https://outlook.live.com/mail/' },
  { domains: /^(yahoo\.(?!co\.jp$)[a-z.]+|ymail\.com)$/, name: 'Yahoo Mail', href: 'https://mail.yahoo.com/' },
  { domains: /^(icloud|me|mac)\.com$/, name: 'iCloud Mail', href: 'https://www.icloud.com/mail/' },
] as const;

/**
 * Returns a paragraph with a link to the visitor's mailbox (`offerMailbox`). Returns no paragraph if the email's domain
 * does not tell where the mailbox is.
 */
export function mailboxLink(
  { settings, text }: { readonly settings: Settings; readonly text: Texts },
  email: string,
): readonly Paragraph<Phrase>[] {
  const domain = email.toLowerCase().split('@').at(-1) ?? '';
  const mailbox = settings.config.offerMailbox && mailboxes.find(({ domains }) => domains.test(domain));
  if (!mailbox) return [];
  return [[{ text: fill(text.openMailbox, { name: mailbox.name }), href: mailbox.href, kind: 'mailbox' }]];
}
