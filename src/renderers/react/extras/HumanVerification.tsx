import { useEffect, useRef } from 'react';
import type { VerificationField } from '../../../widget/description.ts';
import type { ViewHandlers } from '../../../widget/view.ts';
import type { FieldProps } from '../Field.tsx';
import { FieldError } from '../FieldError.tsx';

interface HumanVerificationProps extends FieldProps<VerificationField> {
  readonly verification: ViewHandlers['verification'];
}

/** The place where the service draws its proof that a person is there (spec §5), as a group with its error. */
export function HumanVerification({ id, name, field, error, verification }: HumanVerificationProps) {
  const frame = useRef<HTMLDivElement>(null);
  const errorId = `${id}-error`;
  useEffect(() => {
    // An element that was drawn in before is not taken again, so every time has its own.
    const container = document.createElement('div');
    frame.current?.append(container);
    const takeAway = verification(container);
    return () => {
      takeAway();
      container.remove();
    };
  }, [verification]);
  return (
    <fieldset
      className="doorstep-field doorstep-verification"
      id={id}
      name={name}
      // The focus comes here when it is missing, and goes on to what the service drew.
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className="doorstep-label">{field.label}</legend>
      <div ref={frame} />
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
