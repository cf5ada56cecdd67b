import { partProps } from '../part-props.ts';
/**
 * Draws a field's error. The live region is always there, because screen readers announce only changes in an existing
 * region.
 */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p {...partProps('error')} id={id} aria-live="polite">
      {text}
    </p>
  );
}
