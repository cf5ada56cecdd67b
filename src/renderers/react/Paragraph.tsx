import type { Paragraph as Content } from '../../widget/description.ts';
import { InlineText } from './InlineText.tsx';
import { partProps } from './part-props.ts';

export function Paragraph({ content, onAction }: { content: Content; onAction: (action: string) => void }) {
  if (typeof content === 'object' && 'list' in content) {
    return (
      <ul {...partProps('text', ' doorstep-list')}>
        {content.list.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    );
  }
  return (
    <p {...partProps('text')}>
      {typeof content === 'string' ? content : <InlineText content={content} onAction={onAction} />}
    </p>
  );
}
