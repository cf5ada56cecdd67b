import { useMemo, useRef, useState } from 'react';
import type { Messages, QrCode as QrCodeDescription } from 'doorstep-auth/headless';
import { drawQrCode } from 'doorstep-auth/headless-parts';

/** A QR code for an authenticator app, and its key for visitors who cannot scan it. */
export default function QrCode({ uri, hint, secretKey, texts }: QrCodeDescription & { texts: Messages }) {
  const { viewBox, path } = useMemo(() => drawQrCode(uri), [uri]);
  const key = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    setCopied(false);
    try {
      await navigator.clipboard.writeText(secretKey.replaceAll(' ', ''));
      setCopied(true);
    } catch {
      // The browser does not allow it. Select the key, so that the visitor can copy it.
      if (key.current) getSelection()?.selectAllChildren(key.current);
    }
  };
  return (
    <figure>
      <svg className="qr-code" viewBox={viewBox} role="img" aria-label={texts.qrCode}>
        <path d={path} />
      </svg>
      <figcaption>
        <p>{hint}</p>
        <code ref={key}>{secretKey}</code>
        <a className="link" href={uri}>
          {texts.openAuthenticator}
        </a>
        <button type="button" className="link" onClick={copy}>
          {isCopied ? texts.keyCopied : texts.copyKey}
        </button>
        <p className="sr-only" role="status">
          {isCopied && texts.keyCopied}
        </p>
      </figcaption>
    </figure>
  );
}
