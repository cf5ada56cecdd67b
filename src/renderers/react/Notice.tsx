import { partProps } from './part-props.ts';
interface NoticeProps {
  readonly text: string;
  readonly isSuccess?: boolean | undefined;
  /** Label of the button. */
  readonly label: string;
  readonly onClick: () => void;
}

/** Draws a message with a button. Screen readers announce the message immediately. */
export function Notice({ text, isSuccess, label, onClick }: NoticeProps) {
  return (
    <div {...partProps('notice')} data-success={isSuccess || undefined}>
      <p role="alert">{text}</p>
      <button type="button" {...partProps('link')} onClick={onClick}>
        {label}
      </button>
    </div>
  );
}
