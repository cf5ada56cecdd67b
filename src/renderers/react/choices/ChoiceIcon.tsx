import { createElement, type ReactNode } from 'react';
import { findIconShapes, type Shape } from '../../common/icon-shapes.ts';

/**
 * Draws the icon of a choice: a built-in icon, or a picture from a URL. Screen readers ignore the icon, because the
 * label says the same.
 */
export function ChoiceIcon({ icon }: { icon: string }) {
  const shapes = findIconShapes(icon);
  if (!shapes) return <img className="doorstep-icon" src={icon} alt="" />;
  return (
    <svg className="doorstep-icon" viewBox="0 0 24 24" aria-hidden="true">
      {shapes.map(drawShape)}
    </svg>
  );
}

function drawShape([tag, attributes, children]: Shape, index: number): ReactNode {
  return createElement(tag, { ...attributes, key: index }, children?.map(drawShape));
}
