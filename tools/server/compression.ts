import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** What a server of ours offers, the better one first. */
export const allEncodings: readonly Encoding[] = ['br', 'gzip'];

/**
 * The first offered encoding that a request accepts, or null: as it is.
 *
 * @param accepted the request's `Accept-Encoding`
 */
export function chooseEncoding(accepted: string | undefined, offered: readonly Encoding[]): Encoding | null {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  return offered.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0) ?? null;
}

/** Compresses each body once per encoding. Gzip at its usual level, as hosts and bundlers report it. */
export class CompressionCache {
  readonly #made = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

  compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
    const made = this.#made.get(body) ?? new Map<Encoding, Promise<Buffer>>();
    this.#made.set(body, made);
    const result = made.get(encoding) ?? compress[encoding](body);
    made.set(encoding, result);
    return result;
  }
}

const compress: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  gzip: (body) => promisify(gzip)(body),
  // The highest quality takes seconds for a bundle, this one milliseconds.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
};
