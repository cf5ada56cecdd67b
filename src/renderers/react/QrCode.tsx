import { useMemo } from 'react';
import type { QrCode as QrCodeDescription } from '../../widget/description.ts';
import { drawQrCode } from '../common/draw-qr-code.ts';
import { rendererTexts } from '../common/renderer-texts.ts';
import '../theme/qr-code.css';

/** Draws a QR code, and its secret key for visitors who cannot scan the code. */
export function QrCode({ uri, hint, secretKey }: QrCodeDescription) {
  const { viewBox, path } = useMemo(() => drawQrCode(uri), [uri]);
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
