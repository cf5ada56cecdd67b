import { useMemo, useRef, useState } from 'react';
import type { QrCode as QrCodeDescription } from '../../widget/description.ts';
import { copyKey } from '../common/copy-key.ts';
import { drawQrCode } from '../common/draw-qr-code.ts';
import type { View } from '../../widget/view.ts';
import { partProps } from './part-props.ts';
import '../../theme/qr-code.css';

/**
 * Draws a QR code and its secret key. Visitors whose authenticator app is on this device cannot scan the code, so they
 * need the key.
 */
export function QrCode({ uri, hint, secretKey, language }: QrCodeDescription & Pick<View, 'language'>) {
  const { viewBox, path } = useMemo(() => drawQrCode(uri), [uri]);
  const code = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const { openAuthenticator, copyKey: copyLabel, keyCopied } = language.texts;
  const copy = () => {
    // Empty the status first, so that screen readers announce a second copy, too.
    setCopied(false);
    void copyKey(code.current).then(setCopied);
  };
  return (
    <figure className="doorstep-qr-code">
      <svg viewBox={viewBox} role="img" aria-label={language.texts.qrCode}>
        <path d={path} />
      </svg>
      <figcaption>
        <p>{hint}</p>
        <code ref={code}>{secretKey}</code>
        <div className="doorstep-key-actions">
          <a {...partProps('link')} href={uri}>
            {openAuthenticator}
          </a>
          <button type="button" {...partProps('link')} onClick={copy}>
            {isCopied ? keyCopied : copyLabel}
          </button>
        </div>
        <p className="doorstep-sr-only" role="status">
          {isCopied && keyCopied}
        </p>
      </figcaption>
    </figure>
  );
}
