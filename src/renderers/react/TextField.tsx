import { useLayoutEffect, useRef, useState } from 'react';
import type { TextField as TextFieldDescription } from '../../widget/description.ts';
import { inputs } from '../common/inputs.ts';
import type { FieldProps } from './Field.tsx';
import { FieldError } from './FieldError.tsx';
import { parts } from './parts.ts';

/** A field to type in. The browser keeps what is typed; the description's value counts at the first draw only. */
export function TextField({ id, name, field, error, given, onEdit }: FieldProps<TextFieldDescription>) {
  const { kind, label, value } = field;
  const input = useRef<HTMLInputElement>(null);
  const [initial] = useState(value);
  const [isReadable, setReadable] = useState(false);
  const { extras } = parts;
  const errorId = `${id}-error`;
  useLayoutEffect(() => {
    if (input.current && given[name] !== undefined) input.current.value = given[name];
  }, [given, name]);
  const toggle = () => {
    setReadable(!isReadable);
    input.current?.focus();
  };
  return (
    <div className="doorstep-field">
      <label className="doorstep-label" htmlFor={id}>
        {label}
      </label>
      <div className="doorstep-input-row">
        <input
          {...inputs[kind]}
          {...(isReadable && { type: 'text', autoCapitalize: 'off', spellCheck: false })}
          ref={input}
          className="doorstep-input"
          {...(kind === 'phoneConfirmationCode' && extras?.codeInput(onEdit))}
          id={id}
          name={name}
          defaultValue={initial}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onInput={onEdit}
        />
        {inputs[kind].type === 'password' && extras && (
          <extras.PasswordEye controls={id} isReadable={isReadable} onToggle={toggle} />
        )}
      </div>
      <FieldError id={errorId} text={error} />
    </div>
  );
}
