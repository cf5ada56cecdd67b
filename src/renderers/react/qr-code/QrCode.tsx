import { useMemo } from 'react';
import { faceTexts } from '../../common/face-texts.ts';
import { drawnQrCode } from '../../common/qr-drawing.ts';

/** A QR code, and its text for whoever cannot read one. */
export function QrCode({ text }: { text: string }) {
  const { viewBox, path } = useMemo(() => drawnQrCode(text), [text]);
  return (
    <figure className="doorstep-qr-code">
      <svg viewBox={viewBox} role="img" aria-label={faceTexts.qrCode}>
        <path d={path} />
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
