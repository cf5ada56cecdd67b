import { createElement, type ReactNode } from 'react';
import type { Choice } from '../../../widget/description.ts';
import { findIconShapes, type Shape } from '../../common/icon-shapes.ts';

/**
 * Draws the icon of a choice: a built-in icon, the app's paths, or a picture from a URL. Screen readers ignore the
 * icon, because the label says the same.
 */
export function ChoiceIcon({ icon, iconPaths }: Pick<Choice, 'icon' | 'iconPaths'>) {
  const shapes = findIconShapes(icon, iconPaths);
  if (!shapes) return <img className="doorstep-icon" src={icon} alt="" />;
  return (
    <svg className="doorstep-icon" viewBox="0 0 24 24" aria-hidden="true">
      {shapes.map(drawShape)}
    </svg>
  );
}

function drawShape([tag, attributes]: Shape, index: number): ReactNode {
  return createElement(tag, { ...attributes, key: index });
}
