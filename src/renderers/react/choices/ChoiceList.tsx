import { useId, type CSSProperties } from 'react';
import type { View } from '../../../widget/view.ts';
import { groupChoices } from '../../common/group-choices.ts';
import { isListFirst } from '../../common/is-list-first.ts';
import { Badge } from './Badge.tsx';
import { ChoiceIcon } from './ChoiceIcon.tsx';
import '../../../theme/choices.css';
import { partProps } from '../part-props.ts';

export { isListFirst };

interface ChoiceListProps {
  readonly view: View;
  readonly onChoose: (choice: string) => void;
}

/**
 * Draws a list of providers, tenants or second factors (reference §1.3). Each choice has a long and a short label, and
 * CSS shows one of them.
 */
export function ChoiceList({ view, onChoose }: ChoiceListProps) {
  const id = useId();
  const { choices = {}, divider } = view.description;
  const dividerLine = divider !== undefined && <p className="doorstep-divider">{divider}</p>;
  return (
    <>
      {!isListFirst(view) && dividerLine}
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
                style={{ '--doorstep-choice': color || undefined } as CSSProperties}
                aria-disabled={view.pending}
                aria-describedby={badge === undefined ? undefined : `${id}${name}`}
                aria-busy={(view.busy && name === view.chosen) || undefined}
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
      {isListFirst(view) && dividerLine}
    </>
  );
}
