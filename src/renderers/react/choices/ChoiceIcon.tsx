import { icons } from './icons.tsx';

/** Draws the icon of a choice, either built-in or from a URL. It is decorative, because the label says the same. */
export function ChoiceIcon({ icon }: { icon: string }) {
  const drawing = findDrawing(icon);
  if (!drawing) return <img className="doorstep-icon" src={icon} alt="" />;
  return (
    <svg className="doorstep-icon" viewBox="0 0 24 24" aria-hidden="true">
      {drawing}
    </svg>
  );
}

function findDrawing(icon: string) {
  if (Object.hasOwn(icons, icon)) return icons[icon];
  const [, protocol = ''] = /^(saml|oidc)\../.exec(icon) ?? [];
  return icons[protocol];
}
