import { useEffect, useRef, useState } from 'react';
import type { Mail, TextMessage } from '../../src/adapters/service-control.ts';
import { CodeToEnter } from './CodeToEnter.tsx';
import type { DemoConfiguration } from './configurations.ts';
import { CopyButton } from './CopyButton.tsx';
import type { Outbox } from './demo-service.ts';
import type { MailedCode, OutboxItem } from './outbox-items.ts';
import { addConfigurationToPath } from './selected-configuration.ts';

const subjects: Record<Mail['purpose'], string> = {
  'password reset': 'Reset your password',
  'sign-in link': 'Sign in',
  'email verification': 'Verify your email',
  'email change': 'Confirm your new email',
  'email recovery': 'Your email was changed',
  'second factor revert': 'A second step was added',
};

type Message = Mail | MailedCode | TextMessage;

interface OutboxListProps {
  readonly outbox: Outbox;
  /** The links in the mails open the demo with this configuration. */
  readonly configuration: DemoConfiguration;
}

export function OutboxList({ outbox, configuration }: OutboxListProps) {
  const [items, setItems] = useState<readonly OutboxItem[] | null>([]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => outbox.watch(setItems), [outbox]);
  const messages = items?.flatMap((item) => ('appCode' in item ? [] : [item])) ?? [];
  const newest = messages[0]?.id;
  useEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [newest]);
  if (items === null) return <p role="status">The outbox cannot be reached.</p>;
  const isEmpty = messages.length === 0;
  return (
    <>
      {isEmpty && <p>Nothing was sent yet. The newest mail or text message opens here.</p>}
      <ol ref={list} className="demo-mails" aria-live="polite" aria-label="Sent" tabIndex={isEmpty ? -1 : 0}>
        {messages.map((message) => (
          <li key={message.id}>
            <details open={message.id === newest}>
              <summary>{describeMessage(message)}</summary>
              <p>
                to {message.to}, <SentAt milliseconds={message.sentAt} />
              </p>
              <MessageContent message={message} configuration={configuration} />
            </details>
          </li>
        ))}
      </ol>
      {items.map(
        (item) =>
          'appCode' in item && (
            <div key={item.id}>
              <p>Authenticator app of {item.to}</p>
              <CodeToEnter code={item.appCode} />
            </div>
          ),
      )}
    </>
  );
}

function describeMessage(message: Message): string {
  if ('code' in message) return 'Text message';
  return 'mailedCode' in message ? message.subject : subjects[message.purpose];
}

interface MessageContentProps extends Pick<OutboxListProps, 'configuration'> {
  readonly message: Message;
}

function MessageContent({ message, configuration }: MessageContentProps) {
  if ('code' in message) return <CodeToEnter code={message.code} />;
  if ('mailedCode' in message) return <CodeToEnter code={message.mailedCode} />;
  const path = addConfigurationToPath(message.path, configuration);
  return (
    <div className="demo-actions">
      <a className="demo-button" href={path}>
        Open the link
      </a>
      <CopyButton text={new URL(path, location.origin).href} label="Copy the link" />
    </div>
  );
}

function SentAt({ milliseconds }: { milliseconds: number }) {
  const date = new Date(milliseconds);
  return <time dateTime={date.toISOString()}>{date.toLocaleTimeString()}</time>;
}
