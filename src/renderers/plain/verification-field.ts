import type { VerificationField } from '../../widget/description.ts';
import { h, type VirtualElement } from './dom.ts';
import { errorAttributes, fieldError, type FieldContext } from './field.ts';
import { part } from './part.ts';

/** Draws a group that contains the service's human verification (spec §5) and its error. */
export function verificationField({ label, isInvisible }: VerificationField, context: FieldContext): VirtualElement {
  const { id, name, error, verification, closing } = context;
  const startVerification = (frame: HTMLElement): void => {
    const removeVerification = verification(frame);
    closing.addEventListener('abort', removeVerification, { once: true });
  };
  return h(
    'fieldset',
    {
      ...part('field', ' doorstep-verification'),
      key: name,
      id,
      // An invisible verification has no name, so that Enter never moves the focus to it.
      name: isInvisible ? undefined : name,
      // Lets the widget focus the group when the verification is unsolved. The next Tab key then leads into the
      // verification.
      tabindex: -1,
      'aria-describedby': errorAttributes(context)['aria-describedby'],
    },
    !isInvisible && h('legend', part('label'), label),
    h('div', { onCreate: startVerification }),
    fieldError(id, error),
  );
}
