import { partProps } from '../part-props.ts';
/**
 * Draws a field's error in a live region. The region is drawn even while there is no error, because screen readers
 * announce only text that is added to an existing region.
 */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p {...partProps('error')} id={id} aria-live="polite">
      {text}
    </p>
  );
}
