import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

export const allEncodings: readonly Encoding[] = ['br', 'gzip'];

/**
 * Returns the first offered encoding that a request accepts. Returns null if the body must be sent uncompressed.
 *
 * @param accepted the request's `Accept-Encoding`
 */
export function chooseEncoding(accepted: string | undefined, offered: readonly Encoding[]): Encoding | null {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', weight = '1'] = part.replaceAll(/\s/g, '').split(';q=');
    weights.set(name, Number(weight));
  }
  return offered.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0) ?? null;
}

/**
 * Returns a function that compresses a body. The function compresses each `Buffer` object only once per encoding.
 */
export function createCompressor(): (body: Buffer, encoding: Encoding) => Promise<Buffer> {
  const compressed = { br: new WeakMap<Buffer, Promise<Buffer>>(), gzip: new WeakMap<Buffer, Promise<Buffer>>() };
  return (body, encoding) => {
    const result = compressed[encoding].get(body) ?? compress[encoding](body);
    compressed[encoding].set(body, result);
    return result;
  };
}

const compress: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  // Use gzip's default compression level, as hosts and bundlers do.
  gzip: (body) => promisify(gzip)(body),
  // With the default quality, compressing a bundle takes seconds. With quality 5, compressing takes milliseconds.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
};
