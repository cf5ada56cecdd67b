import { useEffect, useState } from 'react';
import type { Mail } from '../adapters/service-control.ts';
import type { Outbox } from './demo-service.ts';

/** What each kind of mail asks its reader to do. */
const subjects: Record<Mail['purpose'], string> = {
  'password reset': 'Reset your password',
  'sign-in link': 'Sign in',
  'email verification': 'Verify your email',
  'email change': 'Confirm your new email',
  'email recovery': 'Your email was changed',
};

/** The mails that were "sent", with links that open in this page, as from a mail program. */
export function OutboxList({ outbox }: { outbox: Outbox }) {
  const [mails, setMails] = useState<readonly Mail[] | null>([]);
  useEffect(() => outbox.watch(setMails), [outbox]);
  if (mails === null) return <p role="status">The outbox cannot be reached.</p>;
  return (
    <div aria-live="polite">
      {mails.length === 0 && <p>No mail yet. “Trouble signing in?” sends one.</p>}
      <ol className="demo-mails">
        {mails.map(({ id, to, purpose, path, sentAt }) => (
          <li key={id}>
            <a href={path}>{subjects[purpose]}</a>
            <span>
              to {to}, <time dateTime={new Date(sentAt).toISOString()}>{new Date(sentAt).toLocaleTimeString()}</time>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
