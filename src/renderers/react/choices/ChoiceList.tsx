import type { CSSProperties } from 'react';
import type { Choice } from '../../../widget/description.ts';
import { ChoiceIcon } from './ChoiceIcon.tsx';

interface ChoiceListProps {
  readonly choices: Readonly<Record<string, Choice>>;
  /** An answer is under way, and another one is ignored. */
  readonly pending: boolean;
  readonly onChoose: (choice: string) => void;
}

/** Providers, tenants or second factors to choose from (reference §1.3). The style sheet shows one of the two labels. */
export function ChoiceList({ choices, pending, onChoose }: ChoiceListProps) {
  return (
    <ul className="doorstep-choices">
      {Object.entries(choices).map(([name, { label, shortLabel, icon, color }]) => (
        <li key={name}>
          <button
            type="button"
            className="doorstep-choice"
            name={name}
            // The style sheet finds a legible ink for it.
            style={{ '--doorstep-choice': color === '' ? undefined : color } as CSSProperties}
            aria-disabled={pending}
            onClick={() => onChoose(name)}
          >
            <ChoiceIcon icon={icon} />
            <span className="doorstep-long">{label}</span>
            <span className="doorstep-short">{shortLabel}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
