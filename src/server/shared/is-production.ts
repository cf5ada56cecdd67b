import { isRecord } from './check-values.ts';

/**
 * Returns true if `NODE_ENV` is `production` when the server runs. The code avoids `process.env.NODE_ENV`, because a
 * bundler would replace this text with a fixed value.
 */
export function isProduction(): boolean {
  const server: unknown = Reflect.get(globalThis, 'process');
  const { env } = isRecord(server) ? server : {};
  return isRecord(env) && env['NODE_ENV'] === 'production';
}
