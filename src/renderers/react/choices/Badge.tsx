import { partProps } from '../part-props.ts';

/**
 * Draws a badge, such as "Last used", inside a button. The badge is the button's description (`aria-describedby`), and
 * `aria-hidden` keeps the badge out of the button's name.
 */
export function Badge({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <span {...partProps('badge')} id={id} aria-hidden="true">
      {text}
    </span>
  );
}
