import { useEffect, useState } from 'react';
import type { Mail } from '../../src/adapters/service-control.ts';
import { selectedConfiguration } from './selected-configuration.ts';
import type { Configuration } from './configurations.ts';
import type { Outbox } from './demo-service.ts';
import type { OutboxItem } from './outbox-items.ts';

/** What each kind of mail asks its reader to do. */
const subjects: Record<Mail['purpose'], string> = {
  'password reset': 'Reset your password',
  'sign-in link': 'Sign in',
  'email verification': 'Verify your email',
  'email change': 'Confirm your new email',
  'email recovery': 'Your email was changed',
  'second factor revert': 'A second step was added',
};

interface OutboxListProps {
  readonly outbox: Outbox;
  /** What a mail's link opens the app with, wherever it is opened. */
  readonly configuration: Configuration;
}

/** What was "sent": mails with links that open in this page, as from a mail program, and texts with their codes. */
export function OutboxList({ outbox, configuration }: OutboxListProps) {
  const [letters, setLetters] = useState<readonly OutboxItem[] | null>([]);
  useEffect(() => outbox.watch(setLetters), [outbox]);
  if (letters === null) return <p role="status">The outbox cannot be reached.</p>;
  const isEmpty = letters.every((letter) => 'appCode' in letter);
  return (
    <>
      {letters.map(
        (letter) =>
          'appCode' in letter && (
            <p key={letter.id} className="demo-code">
              The authenticator app of {letter.to} shows <code>{letter.appCode}</code>
            </p>
          ),
      )}
      {isEmpty && <p>Nothing was sent yet.</p>}
      <ol className="demo-mails" aria-live="polite" aria-label="Sent" tabIndex={isEmpty ? -1 : 0}>
        {letters.map((letter) =>
          'appCode' in letter ? null : (
            <li key={letter.id}>
              {'code' in letter ? (
                <span className="demo-code">
                  Your code is <code>{letter.code}</code>
                </span>
              ) : (
                <a href={selectedConfiguration.sentWith(letter.path, configuration)}>{subjects[letter.purpose]}</a>
              )}
              <span>
                to {letter.to}, <SentAt milliseconds={letter.sentAt} />
              </span>
            </li>
          ),
        )}
      </ol>
    </>
  );
}

function SentAt({ milliseconds }: { milliseconds: number }) {
  const date = new Date(milliseconds);
  return <time dateTime={date.toISOString()}>{date.toLocaleTimeString()}</time>;
}
