import { generate } from 'lean-qr';
import { useMemo } from 'react';
import { faceTexts } from '../face-texts.ts';

/** The quiet zone that the standard demands, in modules. */
const QUIET = 4;

/** A QR code, and its text for whoever cannot read one. */
export function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  const side = size + 2 * QUIET;
  return (
    <figure className="doorstep-qr-code">
      <svg viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={faceTexts.qrCode}>
        <path d={path} />
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}

/** Every run of dark modules in a row is a rectangle of the path. */
function drawn(text: string): { size: number; path: string } {
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue;
      const start = x;
      while (code.get(x + 1, y)) x += 1;
      path += `M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`;
    }
  }
  return { size: code.size, path };
}
