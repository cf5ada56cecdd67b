import type { MouseEventHandler } from 'react';
import type { View } from '../../../widget/view.ts';

interface PasswordToggleProps extends Pick<View, 'language'> {
  readonly inputId: string;
  readonly isVisible: boolean;
  readonly onToggle: MouseEventHandler<HTMLButtonElement>;
}

/**
 * Draws the button that shows or hides the password (reference §4 "Password eye"). The accessible name says what a
 * click will do.
 */
export function PasswordToggle({ inputId, isVisible, onToggle, language }: PasswordToggleProps) {
  return (
    <button
      type="button"
      className="doorstep-password-toggle"
      aria-label={isVisible ? language.texts.hidePassword : language.texts.showPassword}
      aria-controls={inputId}
      onClick={onToggle}
    >
      <svg className="doorstep-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 12c2.5-4.7 5.8-7 10-7s7.5 2.3 10 7c-2.5 4.7-5.8 7-10 7s-7.5-2.3-10-7z" />
        <circle cx="12" cy="12" r="3" />
        {isVisible && <path d="M4 20L20 4" />}
      </svg>
    </button>
  );
}
