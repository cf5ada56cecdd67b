import { partProps } from '../part-props.ts';

/** Draws a badge. It is hidden from screen readers, because a control refers to it by `aria-describedby`. */
export function Badge({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <span {...partProps('badge')} id={id} aria-hidden="true">
      {text}
    </span>
  );
}
