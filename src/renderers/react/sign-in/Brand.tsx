import type { Appearance } from './appearance.ts';
import { partProps } from '../part-props.ts';
import '../../../theme/brand.css';

/** Draws the app's logo and name above the card, if the app has set them. */
export function Brand({ logo, siteName }: Pick<Appearance, 'logo' | 'siteName'>) {
  if (!logo && !siteName) return null;
  return (
    <div {...partProps('brand')}>
      {typeof logo === 'string' ? (
        <img {...partProps('logo')} src={logo} alt="" />
      ) : (
        logo && <div {...partProps('logo')}>{logo}</div>
      )}
      {siteName && <p className="doorstep-site-name">{siteName}</p>}
    </div>
  );
}
