import type { VerificationField } from '../../widget/description.ts';
import { h, type Piece } from './dom.ts';
import { fieldError, tied, type FieldPlace } from './field.ts';

/** The place where the service draws its proof that a person is there (spec §5), as a group with its error. */
export function verificationField({ label }: VerificationField, place: FieldPlace): Piece {
  const { id, name, error, verification, closing } = place;
  const begin = (frame: HTMLElement): void => {
    const takeAway = verification(frame);
    closing.addEventListener('abort', takeAway, { once: true });
  };
  return h(
    'fieldset',
    {
      class: 'doorstep-field doorstep-verification',
      key: name,
      id,
      name,
      // The focus comes here when it is missing, and goes on to what the service drew.
      tabindex: -1,
      'aria-describedby': tied(place)['aria-describedby'],
    },
    h('legend', { class: 'doorstep-label' }, label),
    h('div', { created: begin }),
    fieldError(id, error),
  );
}
