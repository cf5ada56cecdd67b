import { Transform, type TransformCallback } from 'node:stream';

const endOfRequest = '\r\n\r\n';
const finalText = 0x81;

interface Replacements {
  /** Changes the HTTP request that opens the WebSocket. */
  readonly request: (text: string) => string;
  /**
   * Changes the text of a WebSocket message. Called only for a text message that consists of a single frame; all other
   * messages stay unchanged.
   */
  readonly text: (text: string) => string;
}

/** Forwards the bytes that a WebSocket client sends, after making the replacements. */
export class ReplaceTexts extends Transform {
  readonly #replace: Replacements;
  #buffered: Buffer = Buffer.alloc(0);
  #isOpen = false;

  constructor(replace: Replacements) {
    super();
    this.#replace = replace;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#buffered = Buffer.concat([this.#buffered, chunk]);
    if (!this.#isOpen) {
      const index = this.#buffered.indexOf(endOfRequest);
      if (index === -1) return done();
      const end = index + endOfRequest.length;
      this.#isOpen = true;
      this.push(this.#replace.request(this.#buffered.toString('latin1', 0, end)), 'latin1');
      this.#buffered = this.#buffered.subarray(end);
    }
    for (let frame = readFrame(this.#buffered); frame !== null; frame = readFrame(this.#buffered)) {
      const text = frame.kind === finalText ? frame.readText() : null;
      const replaced = text === null ? null : this.#replace.text(text);
      if (replaced !== text && replaced !== null) this.push(writeTextFrame(replaced));
      else this.push(this.#buffered.subarray(0, frame.size));
      this.#buffered = this.#buffered.subarray(frame.size);
    }
    done();
  }
}

interface Frame {
  /** The first byte of the frame: the opcode, and whether the frame is the last frame of its message. */
  readonly kind: number;
  readonly size: number;
  readText(): string;
}

/** Reads the first WebSocket frame (RFC 6455, 5.2) in a client's bytes. Returns null if the frame is incomplete. */
function readFrame(bytes: Buffer): Frame | null {
  if (bytes.length < 2) return null;
  const kind = bytes.readUInt8(0);
  const shortLength = bytes.readUInt8(1) & 0x7f;
  const maskStart = shortLength === 127 ? 10 : shortLength === 126 ? 4 : 2;
  const start = maskStart + 4;
  if (bytes.length < start) return null;
  const length =
    shortLength === 127 ? Number(bytes.readBigUInt64BE(2)) : shortLength === 126 ? bytes.readUInt16BE(2) : shortLength;
  const size = start + length;
  if (bytes.length < size) return null;
  return {
    kind,
    size,
    readText() {
      return applyMask(bytes.subarray(start, size), bytes.subarray(maskStart, start)).toString('utf8');
    },
  };
}

/** The mask of the WebSocket frames that we write. Firefox closes the connection if all bytes of a mask are zero. */
const ownMask = Buffer.from([1, 2, 3, 4]);

/**
 * Creates a WebSocket frame as a client sends it. The protocol requires that the length takes as few bytes as possible.
 */
function writeTextFrame(text: string): Buffer {
  const payload = applyMask(Buffer.from(text), ownMask);
  const { length } = payload;
  const isMasked = 0x80;
  if (length < 126) return Buffer.concat([Buffer.from([finalText, isMasked | length]), ownMask, payload]);
  if (length < 0x1_0000) {
    return Buffer.concat([Buffer.from([finalText, isMasked | 126, length >> 8, length & 0xff]), ownMask, payload]);
  }
  const header = Buffer.from([finalText, isMasked | 127, ...Array<number>(8).fill(0)]);
  header.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([header, ownMask, payload]);
}

const applyMask = (bytes: Buffer, mask: Buffer): Buffer =>
  Buffer.from(bytes.map((byte, index) => byte ^ (mask[index % 4] ?? 0)));
