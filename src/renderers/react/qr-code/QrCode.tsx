import { useMemo } from 'react';
import type { QrCode as Described } from '../../../widget/description.ts';
import { rendererTexts } from '../../common/renderer-texts.ts';
import { drawnQrCode } from '../../common/qr-drawing.ts';

/** A QR code, and its key for whoever cannot scan one. */
export function QrCode({ uri, hint, secretKey }: Described) {
  const { viewBox, path } = useMemo(() => drawnQrCode(uri), [uri]);
  return (
    <figure className="doorstep-qr-code">
      <svg viewBox={viewBox} role="img" aria-label={rendererTexts.qrCode}>
        <path d={path} />
      </svg>
      <figcaption>
        <p>{hint}</p>
        <code>{secretKey}</code>
      </figcaption>
    </figure>
  );
}
