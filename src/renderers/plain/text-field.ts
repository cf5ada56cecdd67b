import type { TextField } from '../../widget/description.ts';
import { rendererTexts } from '../common/renderer-texts.ts';
import { inputs } from '../common/inputs.ts';
import { joinDigits } from '../../widget/validation/rules.ts';
import { h, svg, type Piece } from './dom.ts';
import { fieldFrame, tied, type FieldPlace } from './field.ts';

export type DrawField<F> = (field: F, place: FieldPlace) => Piece;

/** A field to type in. The browser keeps what is typed; the description's value counts at the first draw only. */
export function createTextField(): DrawField<TextField> {
  let isReadable = false;
  return ({ kind, label, value = '' }, place) => {
    const { id, name, onEdit, redraw } = place;
    const toggle = () => {
      isReadable = !isReadable;
      redraw();
      document.getElementById(id)?.focus();
    };
    const input = h('input', {
      ...attributesOf(inputs[kind]),
      ...(isReadable && { type: 'text', autocapitalize: 'off', spellcheck: 'false' }),
      ...tied(place),
      key: 'input',
      class: kind === 'phoneConfirmationCode' ? 'doorstep-input doorstep-code' : 'doorstep-input',
      id,
      name,
      created: (element) => (element.value = value),
      on: { input: onEdit, ...(kind === 'phoneConfirmationCode' && { paste: (event) => pasteCode(event, onEdit) }) },
    });
    return fieldFrame(place, label, input, inputs[kind].type === 'password' && eye(id, isReadable, toggle));
  };
}

/** In markup, attributes are in lower case and all of them texts. */
const attributesOf = (properties: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name.toLowerCase(), String(value)]));

/** What is pasted comes without the blanks and dashes that messages put between digits. */
function pasteCode(event: ClipboardEvent & { readonly currentTarget: HTMLInputElement }, onEdit: () => void): void {
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  const code = joinDigits(pasted);
  if (code === null || code === pasted) return;
  event.preventDefault();
  const { currentTarget: input } = event;
  input.setRangeText(code, input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length, 'end');
  onEdit();
}

/** Shows and hides what is typed (reference §4 "Password eye"). Its name says what it will do. */
function eye(controls: string, isReadable: boolean, toggle: () => void): Piece {
  const label = isReadable ? rendererTexts.hidePassword : rendererTexts.showPassword;
  return h(
    'button',
    { type: 'button', class: 'doorstep-eye', 'aria-label': label, 'aria-controls': controls, on: { click: toggle } },
    svg(
      'svg',
      { class: 'doorstep-icon', viewBox: '0 0 24 24', 'aria-hidden': true },
      svg('path', { d: 'M2 12c2.5-4.7 5.8-7 10-7s7.5 2.3 10 7c-2.5 4.7-5.8 7-10 7s-7.5-2.3-10-7z' }),
      svg('circle', { cx: 12, cy: 12, r: 3 }),
      isReadable && svg('path', { d: 'M4 20L20 4' }),
    ),
  );
}
