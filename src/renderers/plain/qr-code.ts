import type { QrCode } from '../../widget/description.ts';
import { drawQrCode } from '../common/draw-qr-code.ts';
import type { View } from '../../widget/view.ts';
import { h, svg, type VirtualElement } from './dom.ts';

/** Draws a QR code, and its secret key for visitors who cannot scan the code. */
export function qrCode({ uri, hint, secretKey }: QrCode, { language }: Pick<View, 'language'>): VirtualElement {
  const { viewBox, path } = drawQrCode(uri);
  return h(
    'figure',
    { class: 'doorstep-qr-code' },
    svg('svg', { viewBox, role: 'img', 'aria-label': language.texts.qrCode }, svg('path', { d: path })),
    h('figcaption', {}, h('p', {}, hint), h('code', {}, secretKey)),
  );
}
