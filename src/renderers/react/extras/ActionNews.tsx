import { useState } from 'react';
import type { Description } from '../../../widget/description.ts';
import { rendererTexts } from '../../common/renderer-texts.ts';

/** Tells a screen reader, once, of what can be done by now and could not when the screen was entered. */
export function ActionNews({ actions }: { actions: NonNullable<Description['actions']> }) {
  const [known] = useState(() => Object.keys(actions));
  const news = Object.entries(actions).filter(([name]) => !known.includes(name));
  return (
    <p className="doorstep-unseen" role="status">
      {news.map(([, { label }]) => rendererTexts.nowAvailable(label)).join(' ')}
    </p>
  );
}
