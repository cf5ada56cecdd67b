import type { Description } from '../../widget/description.ts';
import { InlineText } from './InlineText.tsx';
import { partProps } from './part-props.ts';

interface SmallPrintProps {
  readonly footer: NonNullable<Description['footer']>;
  readonly onAction: (action: string) => void;
}

/** Draws the small print (reference §1.1 "Footers"): a sentence with links, or only the links. */
export function SmallPrint({ footer: { kind, content }, onAction }: SmallPrintProps) {
  if (kind === 'sentence') {
    return (
      <p {...partProps('footer')}>
        <InlineText content={content} onAction={onAction} />
      </p>
    );
  }
  return (
    <ul {...partProps('footer', ' doorstep-footer-links')}>
      {content.map((link, index) => (
        <li key={index}>
          <InlineText content={[link]} onAction={onAction} />
        </li>
      ))}
    </ul>
  );
}
