import { partProps } from './part-props.ts';
interface NoticeProps {
  readonly text: string;
  readonly 'data-success'?: boolean | undefined;
  /** Label of the button. */
  readonly label: string;
  readonly onClick: () => void;
}

/** Draws a message with a button. Screen readers announce the message immediately. */
export function Notice({ text, label, onClick, ...attributes }: NoticeProps) {
  return (
    <div {...partProps('notice')} {...attributes}>
      <p role="alert">{text}</p>
      <button type="button" {...partProps('link')} onClick={onClick}>
        {label}
      </button>
    </div>
  );
}
