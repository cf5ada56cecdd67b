import type { TextField } from '../../widget/description.ts';
import { joinDigits } from '../../widget/validation/rules.ts';
import { inputAttributes } from '../common/input-attributes.ts';
import { rendererTexts } from '../common/renderer-texts.ts';
import { h, svg, type VirtualElement } from './dom.ts';
import { errorAttributes, labelledField, type FieldContext } from './field.ts';
import { part } from './part.ts';

export type DrawField<F> = (field: F, context: FieldContext) => VirtualElement;

/** Creates a text input. The description's value is only the initial value; the browser keeps the current value. */
export function createTextField(): DrawField<TextField> {
  let isPasswordVisible = false;
  return ({ kind, label, value = '' }, context) => {
    const { id, name, onEdit, redraw } = context;
    const togglePassword = () => {
      isPasswordVisible = !isPasswordVisible;
      redraw();
      document.getElementById(id)?.focus();
    };
    const input = h('input', {
      ...toHtmlAttributes(inputAttributes[kind]),
      ...(isPasswordVisible && { type: 'text', autocapitalize: 'off', spellcheck: 'false' }),
      ...errorAttributes(context),
      key: 'input',
      ...part('input', kind === 'phoneConfirmationCode' ? ' doorstep-code' : ''),
      id,
      name,
      onCreate: (element) => (element.value = value),
      on: { input: onEdit, ...(kind === 'phoneConfirmationCode' && { paste: (event) => pasteCode(event, onEdit) }) },
    });
    return labelledField(
      context,
      label,
      input,
      inputAttributes[kind].type === 'password' && passwordToggle(id, isPasswordVisible, togglePassword),
    );
  };
}

/** Converts DOM property names to HTML attribute names. */
const toHtmlAttributes = (properties: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name.toLowerCase(), String(value)]));

/** Pastes a code without the spaces and dashes that messages put between digits. */
function pasteCode(event: ClipboardEvent & { readonly currentTarget: HTMLInputElement }, onEdit: () => void): void {
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  const code = joinDigits(pasted);
  if (code === null || code === pasted) return;
  event.preventDefault();
  const { currentTarget: input } = event;
  input.setRangeText(code, input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length, 'end');
  onEdit();
}

/**
 * Draws the button that shows or hides the password (reference §4 "Password eye"). The accessible name says what a
 * click will do.
 */
function passwordToggle(inputId: string, isPasswordVisible: boolean, toggle: () => void): VirtualElement {
  const label = isPasswordVisible ? rendererTexts.hidePassword : rendererTexts.showPassword;
  return h(
    'button',
    {
      type: 'button',
      class: 'doorstep-password-toggle',
      'aria-label': label,
      'aria-controls': inputId,
      on: { click: toggle },
    },
    svg(
      'svg',
      { class: 'doorstep-icon', viewBox: '0 0 24 24', 'aria-hidden': true },
      svg('path', { d: 'M2 12c2.5-4.7 5.8-7 10-7s7.5 2.3 10 7c-2.5 4.7-5.8 7-10 7s-7.5-2.3-10-7z' }),
      svg('circle', { cx: 12, cy: 12, r: 3 }),
      isPasswordVisible && svg('path', { d: 'M4 20L20 4' }),
    ),
  );
}
