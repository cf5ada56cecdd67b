import { useLayoutEffect, useRef, useState } from 'react';
import type { TextField as TextFieldDescription } from '../../widget/description.ts';
import { inputAttributes } from '../common/input-attributes.ts';
import type { FieldProps } from './field/field-props.ts';
import { FieldError } from './field/FieldError.tsx';
import { loadedComponents } from './lazy-components.ts';
import { partProps } from './part-props.ts';

/** Draws a text input. `field.value` is only the initial value; the browser keeps what the visitor types. */
export function TextField(props: FieldProps<TextFieldDescription>) {
  const { id, name, field, error, newValues, onEdit } = props;
  const { kind, label, value } = field;
  const input = useRef<HTMLInputElement>(null);
  const [initialValue] = useState(value);
  const [state, setState] = useState({});
  const errorId = `${id}-error`;
  useLayoutEffect(() => {
    if (input.current && newValues[name] !== undefined) input.current.value = newValues[name];
  }, [newValues, name]);
  const extension = loadedComponents.beyondEmailScreen?.extendTextField({ ...props, state, setState });
  return (
    <div {...partProps('field')}>
      <label {...partProps('label')} htmlFor={id}>
        {label}
        {extension?.badge}
      </label>
      <div className="doorstep-input-row">
        <input
          {...inputAttributes[kind]}
          ref={input}
          {...partProps('input')}
          id={id}
          name={name}
          defaultValue={initialValue}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onInput={onEdit}
          {...extension?.inputProps}
        />
        {extension?.controls}
      </div>
      <FieldError id={errorId} text={error} />
      {extension?.after}
    </div>
  );
}
