import { rendererTexts } from '../../common/renderer-texts.ts';

interface PasswordEyeProps {
  /** The id of the field. */
  readonly controls: string;
  readonly isReadable: boolean;
  readonly onToggle: () => void;
}

/** Shows and hides what is typed in a password field (reference §4 "Password eye"). Its name says what it will do. */
export function PasswordEye({ controls, isReadable, onToggle }: PasswordEyeProps) {
  return (
    <button
      type="button"
      className="doorstep-eye"
      aria-label={isReadable ? rendererTexts.hidePassword : rendererTexts.showPassword}
      aria-controls={controls}
      onClick={onToggle}
    >
      <svg className="doorstep-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 12c2.5-4.7 5.8-7 10-7s7.5 2.3 10 7c-2.5 4.7-5.8 7-10 7s-7.5-2.3-10-7z" />
        <circle cx="12" cy="12" r="3" />
        {isReadable && <path d="M4 20L20 4" />}
      </svg>
    </button>
  );
}
