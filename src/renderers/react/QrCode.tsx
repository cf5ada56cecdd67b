import { useMemo } from 'react';
import type { QrCode as QrCodeDescription } from '../../widget/description.ts';
import { drawQrCode } from '../common/draw-qr-code.ts';
import type { View } from '../../widget/view.ts';
import '../theme/qr-code.css';

/** Draws a QR code, and its secret key for visitors who cannot scan the code. */
export function QrCode({ uri, hint, secretKey, language }: QrCodeDescription & Pick<View, 'language'>) {
  const { viewBox, path } = useMemo(() => drawQrCode(uri), [uri]);
  return (
    <figure className="doorstep-qr-code">
      <svg viewBox={viewBox} role="img" aria-label={language.texts.qrCode}>
        <path d={path} />
      </svg>
      <figcaption>
        <p>{hint}</p>
        <code>{secretKey}</code>
      </figcaption>
    </figure>
  );
}
