import type { ViewHandlers } from '../../widget/view.ts';
import { h, type Child, type Piece } from './dom.ts';

/** What every field is drawn with. */
export interface FieldPlace {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly onEdit: () => void;
  /** Draws the screen again, after something that the core does not know of. */
  readonly redraw: () => void;
  readonly verification: ViewHandlers['verification'];
  /** Ends with the screen. */
  readonly closing: AbortSignal;
}

/** How a field is tied to what is wrong with it. */
export const tied = ({ id, error }: FieldPlace) => ({
  'aria-invalid': error !== undefined,
  'aria-describedby': error === undefined ? undefined : `${id}-error`,
});

/** A labelled field. */
export function fieldFrame({ id, name, error }: FieldPlace, label: string, ...row: readonly Child[]): Piece {
  return h(
    'div',
    { class: 'doorstep-field', key: name },
    h('label', { class: 'doorstep-label', id: `${id}-label`, for: id }, label),
    h('div', { class: 'doorstep-input-row' }, ...row),
    fieldError(id, error),
  );
}

/** What is wrong with a field. Always there, so that a screen reader notices when something comes to be said. */
export function fieldError(id: string, text: string | undefined): Piece {
  return h('p', { class: 'doorstep-error', id: `${id}-error`, 'aria-live': 'polite' }, text);
}
