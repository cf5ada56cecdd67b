interface NoticeProps {
  text: string;
  button: string;
  onClick: () => void;
}

/** A message about the whole screen. Screen readers read it at once. */
export function Notice({ text, button, onClick }: NoticeProps) {
  return (
    <div className="notice">
      <p role="alert">{text}</p>
      <button type="button" className="link" onClick={onClick}>
        {button}
      </button>
    </div>
  );
}
