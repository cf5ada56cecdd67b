import { drawings } from './drawings.tsx';

/** The picture of a choice: ours where we have one, else the URL's. It says nothing that the label does not. */
export function ChoiceIcon({ icon }: { icon: string }) {
  const drawing = drawingOf(icon);
  if (!drawing) return <img className="doorstep-icon" src={icon} alt="" />;
  return (
    <svg className="doorstep-icon" viewBox="0 0 24 24" aria-hidden="true">
      {drawing}
    </svg>
  );
}

function drawingOf(icon: string) {
  if (Object.hasOwn(drawings, icon)) return drawings[icon];
  const [, protocol = ''] = /^(saml|oidc)\../.exec(icon) ?? [];
  return drawings[protocol];
}
