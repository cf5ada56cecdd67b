import { generate } from 'lean-qr';

/** The quiet zone that the standard demands, in modules. */
const QUIET = 4;

/** An SVG's view box, and the path of all that is dark. */
export interface QrDrawing {
  readonly viewBox: string;
  readonly path: string;
}

/** Draws a QR code of a text. Every run of dark modules in a row is a rectangle of the path. */
export function drawnQrCode(text: string): QrDrawing {
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
  const side = code.size + 2 * QUIET;
  return { viewBox: `${-QUIET} ${-QUIET} ${side} ${side}`, path };
}
