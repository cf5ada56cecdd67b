/** What is wrong with a field. Always there, so that a screen reader notices when something comes to be said. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p className="doorstep-error" id={id} aria-live="polite">
      {text}
    </p>
  );
}
