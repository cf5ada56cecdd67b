import { partProps } from '../part-props.ts';
/** Draws a field's error. The element exists even if empty: screen readers announce only changes to a live region. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p {...partProps('error')} id={id} aria-live="polite">
      {text}
    </p>
  );
}
