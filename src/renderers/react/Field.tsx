import type { InputHTMLAttributes } from 'react';
import { useRef, useState } from 'react';
import type { Field as FieldDescription, FieldKind } from '../../widget/description.ts';
import { FieldError } from './FieldError.tsx';
import { PasswordEye } from './PasswordEye.tsx';

/** How each kind of field is typed in and completed (reference §1.1). */
const inputs = {
  // Not `email`: browsers rewrite what is typed there (an umlaut becomes punycode), and the rule is about what is typed.
  email: { type: 'text', inputMode: 'email', autoComplete: 'username', autoCapitalize: 'off', spellCheck: false },
  password: { type: 'password', autoComplete: 'current-password' },
  newPassword: { type: 'password', autoComplete: 'new-password' },
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
} satisfies Record<FieldKind, InputHTMLAttributes<HTMLInputElement>>;

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly field: FieldDescription;
  readonly error: string | undefined;
  readonly onEdit: () => void;
}

/** A labelled field with its error. The browser keeps what is typed; the value given counts at the first draw only. */
export function Field({ id, name, field: { kind, label, value }, error, onEdit }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [initial] = useState(value);
  const [isReadable, setReadable] = useState(false);
  const errorId = `${id}-error`;
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
          id={id}
          name={name}
          defaultValue={initial}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onInput={onEdit}
        />
        {kind === 'newPassword' && <PasswordEye controls={id} isReadable={isReadable} onToggle={toggle} />}
      </div>
      <FieldError id={errorId} text={error} />
    </div>
  );
}
