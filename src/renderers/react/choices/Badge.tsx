import { partProps } from '../part-props.ts';

/**
 * Draws a badge, such as "Last used" on a button. Screen readers read the badge as the button's description, so
 * `aria-hidden` hides the badge itself.
 */
export function Badge({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <span {...partProps('badge')} id={id} aria-hidden="true">
      {text}
    </span>
  );
}
