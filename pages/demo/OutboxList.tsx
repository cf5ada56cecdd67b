import { useEffect, useState } from 'react';
import type { Mail } from '../../src/adapters/service-control.ts';
import type { DemoConfiguration } from './configurations.ts';
import type { Outbox } from './demo-service.ts';
import type { OutboxItem } from './outbox-items.ts';
import { addConfigurationToPath } from './selected-configuration.ts';

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
  /** The links in the mails open the demo with this configuration. */
  readonly configuration: DemoConfiguration;
}

export function OutboxList({ outbox, configuration }: OutboxListProps) {
  const [items, setItems] = useState<readonly OutboxItem[] | null>([]);
  useEffect(() => outbox.watch(setItems), [outbox]);
  if (items === null) return <p role="status">The outbox cannot be reached.</p>;
  const isEmpty = items.every((item) => 'appCode' in item);
  return (
    <>
      {items.map(
        (item) =>
          'appCode' in item && (
            <p key={item.id} className="demo-code">
              The authenticator app of {item.to} shows <code>{item.appCode}</code>
            </p>
          ),
      )}
      {isEmpty && <p>Nothing was sent yet.</p>}
      <ol className="demo-mails" aria-live="polite" aria-label="Sent" tabIndex={isEmpty ? -1 : 0}>
        {items.map((item) =>
          'appCode' in item ? null : (
            <li key={item.id}>
              {'code' in item ? (
                <span className="demo-code">
                  Your code is <code>{item.code}</code>
                </span>
              ) : (
                <a href={addConfigurationToPath(item.path, configuration)}>{subjects[item.purpose]}</a>
              )}
              <span>
                to {item.to}, <SentAt milliseconds={item.sentAt} />
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
