import type { Requirements as RequirementsDescription } from '../../../widget/description.ts';
import type { View } from '../../../widget/view.ts';

interface RequirementsProps extends RequirementsDescription, Pick<View, 'language'> {
  readonly id: string;
}

/**
 * Draws the list below a password field. Requirements that the typed password meets have a tick. If an item shows the
 * strength of the password, the style sheet draws a bar above it.
 */
export function Requirements({ id, items, announcement, language }: RequirementsProps) {
  return (
    <>
      <ul className="doorstep-requirements" id={id}>
        {items.map(({ label, isMet, strength }) => (
          <li key={label} data-strength={strength}>
            {strength ? null : isMet ? (
              <svg className="doorstep-mark" viewBox="0 0 16 16" role="img" aria-label={language.texts.requirementMet}>
                <path d="M3 8.5l3.5 3.5L13 4.5" />
              </svg>
            ) : (
              <svg className="doorstep-mark" viewBox="0 0 16 16" aria-hidden="true">
                <circle cx="8" cy="8" r="2" />
              </svg>
            )}
            {label}
          </li>
        ))}
      </ul>
      <p className="doorstep-sr-only" role="status">
        {announcement}
      </p>
    </>
  );
}
