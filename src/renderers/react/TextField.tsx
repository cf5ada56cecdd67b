import type { InputHTMLAttributes } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { TextField as TextFieldDescription, TextFieldKind } from '../../widget/description.ts';
import type { FieldProps } from './Field.tsx';
import { FieldError } from './FieldError.tsx';
import { parts } from './parts.ts';

/** How each kind of field is typed in and completed (reference §1.1). */
const inputs = {
  // Not `email`: browsers rewrite what is typed there (an umlaut becomes punycode), and the rule is about what is typed.
  email: { type: 'text', inputMode: 'email', autoComplete: 'username', autoCapitalize: 'off', spellCheck: false },
  password: { type: 'password', autoComplete: 'current-password' },
  newPassword: { type: 'password', autoComplete: 'new-password' },
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  // Not `tel-national`: a whole number is taken as well, and brings its country along.
  phoneNumber: { type: 'tel', autoComplete: 'tel' },
  phoneConfirmationCode: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', spellCheck: false },
} satisfies Record<TextFieldKind, InputHTMLAttributes<HTMLInputElement>>;

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
        {kind === 'newPassword' && extras && (
          <extras.PasswordEye controls={id} isReadable={isReadable} onToggle={toggle} />
        )}
      </div>
      <FieldError id={errorId} text={error} />
    </div>
  );
}
