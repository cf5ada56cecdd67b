import { h, type VirtualElement } from '../plain/dom.ts';
import { part } from '../plain/part.ts';

/**
 * Draws the site's logo and name above the card. Screen readers do not read the logo.
 *
 * @param logo URL of a picture; null or empty for none
 */
export function brand(logo: string | null, siteName: string | null): VirtualElement | null {
  if (!logo && !siteName) return null;
  return h(
    'div',
    part('brand'),
    logo ? h('img', { ...part('logo'), src: logo, alt: '' }) : null,
    siteName ? h('p', { class: 'doorstep-site-name' }, siteName) : null,
  );
}
