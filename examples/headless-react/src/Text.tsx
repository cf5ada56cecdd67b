import type { Inline, Paragraph as Content, RichText } from 'doorstep-auth/headless';

interface TextProps {
  content: RichText;
  onAction: (action: string) => void;
}

/** A text with emphasis and links. A link opens another page in a new tab, or triggers an action of the screen. */
export function Text({ content, onAction }: TextProps) {
  return content.map((part: Inline, index) => {
    if (typeof part === 'string') return part;
    if ('strong' in part) return <strong key={index}>{part.strong}</strong>;
    if ('action' in part) {
      return (
        <button key={index} type="button" className="link" name={part.action} onClick={() => onAction(part.action)}>
          {part.text}
        </button>
      );
    }
    return (
      <a key={index} className="link" href={part.href} target="_blank" rel="noopener noreferrer">
        {part.text}
      </a>
    );
  });
}

export function Paragraph({ content, onAction }: { content: Content; onAction: (action: string) => void }) {
  if (typeof content === 'string') return <p>{content}</p>;
  if ('list' in content) {
    return (
      <ul>
        {content.list.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      <Text content={content} onAction={onAction} />
    </p>
  );
}
