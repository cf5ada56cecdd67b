import { createElement, useId, type ReactNode } from 'react';
import { findIconShapes, type Choice, type Shape } from 'doorstep-auth/headless';

interface ChoicesProps {
  choices: Readonly<Record<string, Choice>>;
  pending: boolean;
  /** The choice whose call is running; null if there is none. */
  waiting: string | null;
  onChoose: (choice: string) => void;
}

/** The buttons for providers, tenants and second factors. */
export function Choices({ choices, pending, waiting, onChoose }: ChoicesProps) {
  const id = useId();
  return (
    <>
      {Object.entries(choices).map(([name, { label, icon, iconPaths, badge, isIconOnly }]) => (
        <button
          key={name}
          type="button"
          className="button"
          name={name}
          aria-label={isIconOnly && label}
          aria-disabled={pending}
          aria-busy={name === waiting}
          aria-describedby={badge === undefined ? undefined : `${id}-${name}`}
          onClick={() => onChoose(name)}
        >
          <Icon name={icon} paths={iconPaths} />
          {!isIconOnly && label}
          {badge !== undefined && (
            <span className="badge" id={`${id}-${name}`} aria-hidden="true">
              {badge}
            </span>
          )}
        </button>
      ))}
    </>
  );
}

/** The icon of a choice: an icon of the package, paths or a picture's URL of the configuration. */
function Icon({ name, paths }: { name: string; paths: Choice['iconPaths'] }) {
  const shapes = findIconShapes(name, paths);
  if (!shapes) return <img className="icon" src={name} alt="" />;
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {shapes.map(drawShape)}
    </svg>
  );
}

const drawShape = ([tag, attributes]: Shape, key: number): ReactNode => createElement(tag, { ...attributes, key });
