import type { Appearance } from '../renderers/react/sign-in/appearance.ts';
import { Brand } from '../renderers/react/sign-in/Brand.tsx';

interface DialogHeaderProps {
  readonly appearance: Appearance;
  /** Name of the button that closes the dialog. */
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** Draws the cross that closes the dialog, and the app's logo and name. */
export function DialogHeader({ appearance, closeLabel, onClose }: DialogHeaderProps) {
  return (
    <>
      <button type="button" className="doorstep-close" aria-label={closeLabel} onClick={onClose}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
      <Brand {...appearance} />
    </>
  );
}
