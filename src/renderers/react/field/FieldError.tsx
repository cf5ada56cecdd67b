import { partProps } from '../part-props.ts';
/**
 * Draws a field's error. Screen readers announce only changes in an existing live region, so the region is drawn even
 * without an error.
 */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p {...partProps('error')} id={id} aria-live="polite">
      {text}
    </p>
  );
}
