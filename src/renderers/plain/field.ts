import type { View, ViewHandlers } from '../../widget/view.ts';
import { h, type Child, type VirtualElement } from './dom.ts';
import { part } from './part.ts';

/** The values that the renderer needs to draw a field, in addition to the field's description. */
export interface FieldContext extends Pick<View, 'language'> {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly onEdit: () => void;
  readonly onAction: (action: string) => void;
  /** Draws the screen again with the same view, for example after the country list was opened. */
  readonly redraw: () => void;
  readonly verification: ViewHandlers['verification'];
  /** A signal that is aborted when the visitor leaves the screen. */
  readonly closing: AbortSignal;
}

/** Returns the ARIA attributes that link a field to its error. */
export const errorAttributes = ({ id, error }: FieldContext) => ({
  'aria-invalid': error !== undefined,
  'aria-describedby': error === undefined ? undefined : `${id}-error`,
});

/**
 * Draws a label, the row with the input, and the error.
 *
 * @param after an element to draw below the error, if any
 */
export function labelledField(
  { id, name, error }: FieldContext,
  label: readonly Child[],
  row: readonly Child[],
  after?: Child,
): VirtualElement {
  return h(
    'div',
    { ...part('field'), key: name },
    h('label', { ...part('label'), id: `${id}-label`, for: id }, ...label),
    h('div', { class: 'doorstep-input-row' }, ...row),
    fieldError(id, error),
    after,
  );
}

/**
 * Draws a field's error in a live region. The region exists even without an error, because screen readers announce only
 * text that is added to an existing region.
 */
export function fieldError(id: string, text: string | undefined): VirtualElement {
  return h('p', { ...part('error'), id: `${id}-error`, 'aria-live': 'polite' }, text);
}
