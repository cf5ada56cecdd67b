import { useId, type CSSProperties } from 'react';
import type { Choice } from '../../../widget/description.ts';
import { groupChoices } from '../../common/group-choices.ts';
import { Badge } from './Badge.tsx';
import { ChoiceIcon } from './ChoiceIcon.tsx';
import '../../theme/choices.css';
import { partProps } from '../part-props.ts';

interface ChoiceListProps {
  readonly choices: Readonly<Record<string, Choice>>;
  /** Text above the list. */
  readonly divider: string | undefined;
  /** If true, a choice is being processed, and clicks on other choices are ignored. */
  readonly pending: boolean;
  /** The choice that shows a busy indicator. Null if no choice shows one. */
  readonly waiting: string | null;
  readonly onChoose: (choice: string) => void;
}

/**
 * Draws a list of providers, tenants or second factors (reference §1.3). Each choice has a long and a short label, and
 * CSS shows one of them.
 */
export function ChoiceList({ choices, divider, pending, waiting, onChoose }: ChoiceListProps) {
  const id = useId();
  return (
    <>
      {divider !== undefined && <p className="doorstep-divider">{divider}</p>}
      {groupChoices(choices).map((group) => (
        <ul key={group[0]?.[0]} {...partProps('choices')} data-icons={group[0]?.[1].isIconOnly}>
          {group.map(([name, { label, shortLabel, icon, iconPaths, color, badge, isIconOnly }]) => (
            <li key={name}>
              <button
                type="button"
                {...partProps('choice')}
                name={name}
                title={isIconOnly && label}
                aria-label={isIconOnly && label}
                // `choices.css` derives a readable text colour from this background colour.
                style={{ '--doorstep-choice': color === '' ? undefined : color } as CSSProperties}
                aria-disabled={pending}
                aria-describedby={badge === undefined ? undefined : `${id}${name}`}
                aria-busy={name === waiting || undefined}
                onClick={() => onChoose(name)}
              >
                <ChoiceIcon icon={icon} iconPaths={iconPaths} />
                {isIconOnly || (
                  <>
                    <span className="doorstep-long">{label}</span>
                    <span className="doorstep-short">{shortLabel}</span>
                  </>
                )}
                {badge !== undefined && <Badge id={`${id}${name}`} text={badge} />}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}
