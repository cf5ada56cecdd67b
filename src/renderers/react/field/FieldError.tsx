/** Error of a field. The element is always rendered, because screen readers announce only changes of a live region. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p className="doorstep-error" id={id} aria-live="polite">
      {text}
    </p>
  );
}
