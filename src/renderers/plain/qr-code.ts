import type { QrCode } from '../../widget/description.ts';
import { rendererTexts } from '../common/renderer-texts.ts';
import { drawnQrCode } from '../common/qr-drawing.ts';
import { h, svg, type Piece } from './dom.ts';

/** A QR code, and its key for whoever cannot scan one. */
export function qrCode({ uri, hint, secretKey }: QrCode): Piece {
  const { viewBox, path } = drawnQrCode(uri);
  return h(
    'figure',
    { class: 'doorstep-qr-code' },
    svg('svg', { viewBox, role: 'img', 'aria-label': rendererTexts.qrCode }, svg('path', { d: path })),
    h('figcaption', {}, h('p', {}, hint), h('code', {}, secretKey)),
  );
}
