import type { QrCode } from '../../widget/description.ts';
import { copyKey } from '../common/copy-key.ts';
import { drawQrCode } from '../common/draw-qr-code.ts';
import type { View } from '../../widget/view.ts';
import { h, svg, type VirtualElement } from './dom.ts';
import { part } from './part.ts';

/**
 * Remembers on which screens the visitor has copied the key. The `redraw` function of a screen identifies the screen.
 */
const copiedOn = new WeakSet<() => void>();

/** Draws a QR code, and its secret key for visitors whose authenticator app is on this device. */
export function qrCode(
  { uri, hint, secretKey }: QrCode,
  { language }: Pick<View, 'language'>,
  redraw: () => void,
): VirtualElement {
  const { viewBox, path } = drawQrCode(uri);
  const { texts } = language;
  const isCopied = copiedOn.has(redraw);
  const setCopied = (isSuccessful: boolean): void => {
    if (isSuccessful) copiedOn.add(redraw);
    else copiedOn.delete(redraw);
    redraw();
  };
  const copy = (event: { readonly currentTarget: HTMLElement }): void => {
    const code = event.currentTarget.closest('figure')?.querySelector('code') ?? null;
    // Screen readers announce the status only when its text changes. Empty the status, so that they announce "copied"
    // again when the visitor copies the key a second time.
    setCopied(false);
    void copyKey(code).then(setCopied);
  };
  return h(
    'figure',
    { class: 'doorstep-qr-code' },
    svg('svg', { viewBox, role: 'img', 'aria-label': texts.qrCode }, svg('path', { d: path })),
    h(
      'figcaption',
      {},
      h('p', { key: 'hint' }, hint),
      h('code', {}, secretKey),
      h(
        'div',
        { class: 'doorstep-key-actions' },
        h('a', { ...part('link'), href: uri }, texts.openAuthenticator),
        h(
          'button',
          { type: 'button', ...part('link'), on: { click: copy } },
          isCopied ? texts.keyCopied : texts.copyKey,
        ),
      ),
      h('p', { class: 'doorstep-sr-only', role: 'status' }, isCopied && texts.keyCopied),
    ),
  );
}
