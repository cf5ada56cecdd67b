import { useEffect, useLayoutEffect, useRef, useState, type ClipboardEvent } from 'react';
import {
  findCode,
  inputAttributes,
  type CheckboxField,
  type Messages,
  type Requirements as RequirementsDescription,
  type TextField,
  type VerificationField,
} from 'doorstep-auth/headless';
import { FieldError, Frame, toInputProps, type FieldProps } from './field-frame.tsx';
import { loadWhenDrawn } from './load-when-drawn.ts';
import { Text } from './Text.tsx';

// The search for countries needs the data of all phone numbers, so load its code later.
const CountryField = loadWhenDrawn(() => import('./CountryField.tsx'));

/** A field of any kind. */
export function Field({ field, ...props }: FieldProps) {
  switch (field.kind) {
    case 'country':
      return <CountryField {...props} field={field} />;
    case 'humanVerification':
      return <Verification {...props} field={field} />;
    case 'checkbox':
      return <Checkbox {...props} field={field} />;
    case 'text': {
      const { label, value, autocomplete, maxLength, missing } = field;
      const required = { 'aria-required': missing !== undefined };
      return (
        <Frame {...props} label={label}>
          <input
            {...toInputProps(props)}
            {...required}
            autoComplete={autocomplete}
            maxLength={maxLength}
            defaultValue={value}
          />
        </Frame>
      );
    }
    default:
      return field.isHiddenUntilFilled ? (
        <SavedPassword {...props} field={field} />
      ) : (
        <TextInput {...props} field={field} />
      );
  }
}

/** A password that is hidden until a password manager fills it in. */
function SavedPassword(props: FieldProps<TextField>) {
  const [isFilled, setFilled] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // Keep the Tab key from hidden controls.
  useLayoutEffect(() => {
    for (const control of box.current?.querySelectorAll<HTMLElement>('input, button') ?? [])
      control.tabIndex = isFilled ? 0 : -1;
  }, [isFilled]);
  const show = () => setFilled(true);
  return (
    <div
      ref={box}
      className={isFilled ? undefined : 'unfilled'}
      aria-hidden={!isFilled}
      onInput={show}
      // The style sheet starts an animation when the browser fills in the password. There may be no `input` event yet,
      // because browsers keep the text secret until the visitor's first click or key.
      onAnimationStart={show}
    >
      <TextInput {...props} />
    </div>
  );
}

function TextInput({ field, ...props }: FieldProps<TextField>) {
  const { kind, label, value, badge, requirements, link } = field;
  const { id, name, error, newValues, language, onEdit, onAction } = props;
  const input = useRef<HTMLInputElement>(null);
  const [initialValue] = useState(value);
  const [isVisible, setVisible] = useState(false);
  const { type } = inputAttributes[kind];

  // Put each new value of the flow into the input, and keep what the visitor types afterwards.
  useLayoutEffect(() => {
    const newValue = newValues[name];
    if (input.current && newValue !== undefined) input.current.value = newValue;
  }, [newValues, name]);

  const toggle = () => {
    setVisible(!isVisible);
    input.current?.focus();
  };
  const pasteCode = (event: ClipboardEvent<HTMLInputElement>) => {
    const code = findCode(event.clipboardData.getData('text'));
    if (code === null) return;
    event.preventDefault();
    event.currentTarget.value = code;
    onEdit();
  };
  return (
    <Frame id={id} error={error} label={label}>
      <input
        {...inputAttributes[kind]}
        {...toInputProps(props, ...(badge ? [`${id}-badge`] : []), ...(requirements ? [`${id}-list`] : []))}
        ref={input}
        type={isVisible ? 'text' : type}
        defaultValue={initialValue}
        onPaste={kind === 'phoneConfirmationCode' ? pasteCode : undefined}
      />
      {badge !== undefined && (
        <span className="badge" id={`${id}-badge`}>
          {badge}
        </span>
      )}
      {type === 'password' && (
        <button type="button" className="link" aria-controls={id} onClick={toggle}>
          {isVisible ? language.texts.hidePassword : language.texts.showPassword}
        </button>
      )}
      {requirements && <Requirements id={`${id}-list`} requirements={requirements} texts={language.texts} />}
      {link && (
        <p>
          <Text content={[link]} onAction={onAction} />
        </p>
      )}
    </Frame>
  );
}

interface RequirementsProps {
  id: string;
  requirements: RequirementsDescription;
  texts: Messages;
}

/** Lists the requirements for a new password, with a tick before each requirement that the password meets. */
function Requirements({ id, requirements: { items, announcement }, texts }: RequirementsProps) {
  return (
    <>
      <ul className="requirements" id={id}>
        {items.map(({ label, isMet, strength }) => (
          <li key={label}>
            {strength ? null : isMet ? (
              <span role="img" aria-label={texts.requirementMet}>
                ✓
              </span>
            ) : (
              <span aria-hidden="true">·</span>
            )}{' '}
            {label}
          </li>
        ))}
      </ul>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  );
}

function Checkbox({ field: { label, missing }, ...props }: FieldProps<CheckboxField>) {
  return (
    <div className="field">
      <div className="checkbox">
        <input {...toInputProps(props)} className="" aria-required={missing !== undefined} type="checkbox" />
        <label htmlFor={props.id}>
          <Text content={label} onAction={props.onAction} />
        </label>
      </div>
      <FieldError {...props} />
    </div>
  );
}

/** The box in which the service draws its reCAPTCHA. */
function Verification({ field, id, name, error, drawVerification }: FieldProps<VerificationField>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A new element for each run of the effect, because reCAPTCHA cannot draw twice into the same one.
    const container = document.createElement('div');
    box.current?.append(container);
    const remove = drawVerification(container);
    return () => {
      remove();
      container.remove();
    };
  }, [drawVerification]);
  return (
    <fieldset id={id} name={name} tabIndex={-1} aria-describedby={`${id}-error`}>
      {!field.isInvisible && <legend>{field.label}</legend>}
      <div ref={box} />
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
