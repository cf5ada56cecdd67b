import type { View } from '../../widget/view.ts';
import { control, heading } from '../common/form.ts';

/**
 * Puts the focus where a view wants it, again at every new turn. A screen that wants it nowhere gets it on its heading,
 * so that it is read out and the keyboard goes on from there; not on the first screen, which took no place.
 */
export function createFocus(isFirst: boolean): (form: HTMLFormElement, view: Pick<View, 'focus'>) => void {
  let turnTaken: number | null | undefined;
  return (form, { focus }) => {
    const turn = focus?.turn ?? null;
    if (turn === turnTaken) return;
    const isEntered = turnTaken === undefined;
    turnTaken = turn;
    const wanted = focus && control(form, focus.target);
    wanted?.focus();
    // As in reference §1.2 #1.
    if (isEntered && wanted instanceof HTMLInputElement)
      wanted.setSelectionRange(wanted.value.length, wanted.value.length);
    if (isEntered && !wanted && !isFirst) heading(form)?.focus();
  };
}
