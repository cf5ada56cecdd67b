import { Fragment } from 'react';
import type { Inline } from '../../widget/description.ts';
import { partProps } from './part-props.ts';

interface InlineTextProps {
  readonly content: readonly Inline[];
  readonly onAction: (action: string) => void;
}

/** Draws text that may contain emphasis and links. */
export function InlineText({ content, onAction }: InlineTextProps) {
  return content.map((part, index) => <Fragment key={index}>{drawPart(part, onAction)}</Fragment>);
}

function drawPart(part: Inline, onAction: InlineTextProps['onAction']) {
  if (typeof part === 'string') return part;
  if ('strong' in part) return <strong>{part.strong}</strong>;
  if ('action' in part) {
    return (
      <button type="button" {...partProps('link')} name={part.action} onClick={() => onAction(part.action)}>
        {part.text}
      </button>
    );
  }
  return (
    <a {...partProps('link')} data-kind={part.kind} href={part.href} target="_blank" rel="noreferrer">
      {part.text}
    </a>
  );
}
