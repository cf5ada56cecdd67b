import { faceTexts } from '../common/face-texts.ts';
import { drawnQrCode } from '../common/qr-drawing.ts';
import { h, svg, type Piece } from './dom.ts';

/** A QR code, and its text for whoever cannot read one. */
export function qrCode(text: string): Piece {
  const { viewBox, path } = drawnQrCode(text);
  return h(
    'figure',
    { class: 'doorstep-qr-code' },
    svg('svg', { viewBox, role: 'img', 'aria-label': faceTexts.qrCode }, svg('path', { d: path })),
    h('figcaption', {}, text),
  );
}
