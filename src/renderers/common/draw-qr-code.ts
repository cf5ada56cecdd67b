import { generate } from 'lean-qr';

/**
 * The width of the empty margin around a QR code, counted in squares of the code. The QR standard requires this margin.
 */
const QUIET_ZONE = 4;

/** A QR code as an SVG path. The path covers the dark squares ("modules") of the code. */
export interface QrDrawing {
  readonly viewBox: string;
  readonly path: string;
}

/** Draws a QR code. Each horizontal run of dark modules becomes one rectangle of the path. */
export function drawQrCode(text: string): QrDrawing {
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
  const side = code.size + 2 * QUIET_ZONE;
  return { viewBox: `${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`, path };
}
