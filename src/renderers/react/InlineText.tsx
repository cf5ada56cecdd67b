import { Fragment } from 'react';
import type { Inline } from '../../widget/description.ts';

interface InlineTextProps {
  readonly content: readonly Inline[];
  readonly onAction: (action: string) => void;
}

/** Running text with names and links in it. */
export function InlineText({ content, onAction }: InlineTextProps) {
  return content.map((part, at) => <Fragment key={at}>{drawn(part, onAction)}</Fragment>);
}

function drawn(part: Inline, onAction: InlineTextProps['onAction']) {
  if (typeof part === 'string') return part;
  if ('strong' in part) return <strong>{part.strong}</strong>;
  if ('action' in part) {
    return (
      <button type="button" className="doorstep-link" name={part.action} onClick={() => onAction(part.action)}>
        {part.text}
      </button>
    );
  }
  return (
    <a className="doorstep-link" href={part.href} target="_blank" rel="noopener noreferrer">
      {part.text}
    </a>
  );
}
