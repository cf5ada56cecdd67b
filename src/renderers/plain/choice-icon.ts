import type { Choice } from '../../widget/description.ts';
import { findIconShapes, type Shape } from '../common/icon-shapes.ts';
import { h, svg, type Child, type VirtualElement } from './dom.ts';

/**
 * Draws the icon of a choice: a built-in icon, the app's paths, or a picture from a URL. Screen readers ignore the
 * icon, because the choice also has a label.
 */
export function choiceIcon({ icon, iconPaths }: Choice): Child {
  const shapes = findIconShapes(icon, iconPaths);
  if (shapes) {
    const attributes = { class: 'doorstep-icon', viewBox: '0 0 24 24', 'aria-hidden': true };
    return svg('svg', attributes, ...shapes.map(drawShape));
  }
  // Draw a picture only for a URL, which contains a slash. Any other text is the ID of a provider that has no icon.
  return icon.includes('/') && h('img', { class: 'doorstep-icon', src: icon, alt: '' });
}

function drawShape([tag, { style = {}, ...geometry }]: Shape, index: number): VirtualElement {
  const named = Object.entries(style).map(([name, value]) => [toCssName(name), value] as const);
  const props = { ...geometry, style: Object.fromEntries(named), key: String(index) };
  return svg(tag, props);
}

/** Converts React's name of a CSS property, such as `strokeWidth`, to the CSS name, such as `stroke-width`. */
const toCssName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
