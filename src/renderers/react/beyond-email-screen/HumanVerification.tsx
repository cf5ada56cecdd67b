import { useEffect, useRef } from 'react';
import type { VerificationField } from '../../../widget/description.ts';
import type { ViewHandlers } from '../../../widget/view.ts';
import type { FieldProps } from '../field/field-props.ts';
import { FieldError } from '../field/FieldError.tsx';
import { partProps } from '../part-props.ts';

interface HumanVerificationProps extends FieldProps<VerificationField> {
  readonly verification: ViewHandlers['verification'];
}

/** Draws a group that contains the service's human verification (spec §5) and the error message of this field. */
export function HumanVerification({ id, name, field, error, verification }: HumanVerificationProps) {
  const frame = useRef<HTMLDivElement>(null);
  const errorId = `${id}-error`;
  useEffect(() => {
    // Create a new element whenever the effect runs, because reCAPTCHA cannot render twice into one element.
    const container = document.createElement('div');
    frame.current?.append(container);
    const removeVerification = verification(container);
    return () => {
      removeVerification();
      container.remove();
    };
  }, [verification]);
  return (
    <fieldset
      {...partProps('field', ' doorstep-verification')}
      id={id}
      // An invisible verification has no name, so that Enter never moves the focus to it.
      name={field.isInvisible ? undefined : name}
      // The widget focuses this `<fieldset>` if the visitor submits without solving the verification. Tab then moves
      // the focus into the verification.
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      {!field.isInvisible && <legend {...partProps('label')}>{field.label}</legend>}
      <div ref={frame} />
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
