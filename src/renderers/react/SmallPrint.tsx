import type { Description } from '../../widget/description.ts';
import { InlineText } from './InlineText.tsx';

interface SmallPrintProps {
  readonly footer: NonNullable<Description['footer']>;
  readonly onAction: (action: string) => void;
}

/** Draws the small print (reference §1.1 "Footers"): a sentence with links, or only the links. */
export function SmallPrint({ footer: { kind, content }, onAction }: SmallPrintProps) {
  if (kind === 'sentence') {
    return (
      <p className="doorstep-footer">
        <InlineText content={content} onAction={onAction} />
      </p>
    );
  }
  return (
    <ul className="doorstep-footer doorstep-footer-links">
      {content.map((link, index) => (
        <li key={index}>
          <InlineText content={[link]} onAction={onAction} />
        </li>
      ))}
    </ul>
  );
}
