import { partProps } from '../part-props.ts';

/**
 * Draws a badge, such as "Last used" on a button. Screen readers read the text as the button's description
 * (`aria-describedby`), and would read it twice without `aria-hidden`.
 */
export function Badge({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <span {...partProps('badge')} id={id} aria-hidden="true">
      {text}
    </span>
  );
}
