import type { TextField } from '../../widget/description.ts';
import { inputAttributes } from '../common/input-attributes.ts';
import { h, type VirtualElement } from './dom.ts';
import { errorAttributes, labelledField, type FieldContext } from './field.ts';
import { loadedModules } from './lazy-modules.ts';
import { part } from './part.ts';

export type DrawField<F> = (field: F, context: FieldContext) => VirtualElement;

/** Creates a text input. The description's value is only the initial value; the browser keeps the current value. */
export function createTextField(): DrawField<TextField> {
  let isPasswordVisible = false;
  let inputElement: HTMLInputElement | null = null;
  return ({ kind, label, value = '' }, context) => {
    const { id, name, onEdit, redraw } = context;
    const { codeInputListeners, passwordToggle } = loadedModules.beyondEmailScreen ?? {};
    const togglePassword = () => {
      isPasswordVisible = !isPasswordVisible;
      redraw();
      inputElement?.focus();
    };
    const isCode = kind === 'phoneConfirmationCode';
    const input = h('input', {
      ...toHtmlAttributes(inputAttributes[kind]),
      ...(isPasswordVisible && { type: 'text', autocapitalize: 'off', spellcheck: 'false' }),
      ...errorAttributes(context),
      key: 'input',
      ...part('input', isCode ? ' doorstep-code' : ''),
      id,
      name,
      onCreate(element) {
        inputElement = element;
        element.value = value;
      },
      on: { input: onEdit, ...(isCode && codeInputListeners?.(onEdit)) },
    });
    return labelledField(
      context,
      label,
      input,
      inputAttributes[kind].type === 'password' && passwordToggle?.(id, isPasswordVisible, togglePassword, context),
    );
  };
}

/** Converts DOM property names to HTML attribute names. */
const toHtmlAttributes = (properties: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name.toLowerCase(), String(value)]));
