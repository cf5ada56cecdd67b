import type { Strength } from '../../../widget/description.ts';

/**
 * Draws a bar and the words for the strength of the typed password. The hidden element for screen readers exists even if
 * there is no strength yet, because they announce only changes of an existing element.
 */
export function PasswordStrength({ level, label, advice }: Strength) {
  return (
    <>
      {label !== undefined && (
        <p className="doorstep-strength" data-level={level}>
          {label}
        </p>
      )}
      {advice !== undefined && <p className="doorstep-strength">{advice}</p>}
      <p className="doorstep-sr-only" role="status">
        {[label, advice].join(' ').trim()}
      </p>
    </>
  );
}
