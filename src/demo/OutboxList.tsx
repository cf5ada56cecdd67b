import { useEffect, useState } from 'react';
import type { Mail } from '../adapters/service-control.ts';
import type { Outbox } from './demo-service.ts';
import type { Letter } from './letters.ts';

/** What each kind of mail asks its reader to do. */
const subjects: Record<Mail['purpose'], string> = {
  'password reset': 'Reset your password',
  'sign-in link': 'Sign in',
  'email verification': 'Verify your email',
  'email change': 'Confirm your new email',
  'email recovery': 'Your email was changed',
  'second factor revert': 'A second step was added',
};

/** What was "sent": mails with links that open in this page, as from a mail program, and texts with their codes. */
export function OutboxList({ outbox }: { outbox: Outbox }) {
  const [letters, setLetters] = useState<readonly Letter[] | null>([]);
  useEffect(() => outbox.watch(setLetters), [outbox]);
  if (letters === null) return <p role="status">The outbox cannot be reached.</p>;
  return (
    <div aria-live="polite">
      {letters.length === 0 && <p>Nothing was sent yet.</p>}
      <ol className="demo-mails">
        {letters.map((letter) => (
          <li key={letter.id}>
            {'code' in letter ? (
              <span>
                Your code is <code>{letter.code}</code>
              </span>
            ) : (
              <a href={letter.path}>{subjects[letter.purpose]}</a>
            )}
            <span>
              to {letter.to}, <SentAt milliseconds={letter.sentAt} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function SentAt({ milliseconds }: { milliseconds: number }) {
  const date = new Date(milliseconds);
  return <time dateTime={date.toISOString()}>{date.toLocaleTimeString()}</time>;
}
