import { rendererTexts } from '../common/renderer-texts.ts';

/** Draws a message about the whole screen, which screen readers announce immediately. */
export function Notice({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  return (
    <div className="doorstep-notice">
      <p role="alert">{text}</p>
      <button type="button" className="doorstep-link" onClick={onDismiss}>
        {rendererTexts.dismiss}
      </button>
    </div>
  );
}
