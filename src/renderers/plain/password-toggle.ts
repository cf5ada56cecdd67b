import type { View } from '../../widget/view.ts';
import { h, svg, type VirtualElement } from './dom.ts';

/**
 * Draws the button that shows or hides the password (reference §4 "Password eye"). The accessible name says what a
 * click will do.
 */
export function passwordToggle(
  inputId: string,
  isPasswordVisible: boolean,
  toggle: () => void,
  { language: { texts } }: Pick<View, 'language'>,
): VirtualElement {
  return h(
    'button',
    {
      type: 'button',
      class: 'doorstep-password-toggle',
      'aria-label': isPasswordVisible ? texts.hidePassword : texts.showPassword,
      'aria-controls': inputId,
      on: { click: toggle },
    },
    svg(
      'svg',
      { class: 'doorstep-icon', viewBox: '0 0 24 24', 'aria-hidden': true },
      svg('path', { d: 'M2 12c2.5-4.7 5.8-7 10-7s7.5 2.3 10 7c-2.5 4.7-5.8 7-10 7s-7.5-2.3-10-7z' }),
      svg('circle', { cx: 12, cy: 12, r: 3 }),
      isPasswordVisible && svg('path', { d: 'M4 20L20 4' }),
    ),
  );
}
