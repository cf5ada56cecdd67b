import type { Appearance } from './appearance.ts';

/** Draws the app's logo and name above the card, if the app has set them. */
export function Brand({ logo, siteName }: Pick<Appearance, 'logo' | 'siteName'>) {
  if (!logo && !siteName) return null;
  return (
    <div className="doorstep-brand" data-doorstep-part="brand">
      {typeof logo === 'string' ? <img className="doorstep-logo" data-doorstep-part="logo" src={logo} alt="" /> : logo}
      {siteName && <p className="doorstep-site-name">{siteName}</p>}
    </div>
  );
}
