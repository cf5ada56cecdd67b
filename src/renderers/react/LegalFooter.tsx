import type { Description } from '../../widget/description.ts';
import { InlineText } from './InlineText.tsx';

interface LegalFooterProps {
  readonly footer: NonNullable<Description['footer']>;
  readonly onAction: (action: string) => void;
}

/** The small print (reference §1.1 "Footers"): a sentence, or the links alone. */
export function LegalFooter({ footer: { kind, content }, onAction }: LegalFooterProps) {
  if (kind === 'sentence') {
    return (
      <p className="doorstep-footer">
        <InlineText content={content} onAction={onAction} />
      </p>
    );
  }
  return (
    <ul className="doorstep-footer doorstep-footer-links">
      {content.map((link, at) => (
        <li key={at}>
          <InlineText content={[link]} onAction={onAction} />
        </li>
      ))}
    </ul>
  );
}
