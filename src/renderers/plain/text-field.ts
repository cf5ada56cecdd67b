import type { TextField } from '../../widget/description.ts';
import { inputAttributes } from '../common/input-attributes.ts';
import { h, type VirtualElement } from './dom.ts';
import { errorAttributes, labelledField, type FieldContext } from './field.ts';
import { loadedModules } from './lazy-modules.ts';
import { part } from './part.ts';

export type DrawField<F> = (field: F, context: FieldContext) => VirtualElement;

/** Creates a text input. `value` is only the initial value; the browser keeps what the visitor types. */
export function createTextField(): DrawField<TextField> {
  const state = {};
  let inputElement: HTMLInputElement | null = null;
  return (field, context) => {
    const { kind, label, value = '' } = field;
    const { id, name, onEdit } = context;
    const focus = () => inputElement?.focus();
    const {
      attributes,
      on,
      badge,
      controls = [],
      after,
    } = loadedModules.beyondEmailScreen?.extendTextField(field, context, state, focus) ?? {};
    const input = h('input', {
      ...toHtmlAttributes(inputAttributes[kind]),
      ...errorAttributes(context),
      key: 'input',
      ...part('input'),
      id,
      name,
      onCreate(element) {
        inputElement = element;
        element.value = value;
      },
      ...attributes,
      on: { input: onEdit, ...on },
    });
    return labelledField(context, [label, badge], [input, ...controls], after);
  };
}

/** Converts DOM property names to HTML attribute names. */
const toHtmlAttributes = (properties: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name.toLowerCase(), String(value)]));
