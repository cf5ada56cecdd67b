import type { Paragraph as Content } from '../../widget/description.ts';
import { InlineText } from './InlineText.tsx';

export function Paragraph({ content, onAction }: { content: Content; onAction: (action: string) => void }) {
  return (
    <p className="doorstep-text">
      {typeof content === 'string' ? content : <InlineText content={content} onAction={onAction} />}
    </p>
  );
}
