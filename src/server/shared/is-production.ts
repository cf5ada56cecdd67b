import { isRecord } from './check-values.ts';

/** Reads `NODE_ENV` when the server runs. A bundler would replace `process.env.NODE_ENV` with a fixed value. */
export function isProduction(): boolean {
  const server: unknown = Reflect.get(globalThis, 'process');
  const { env } = isRecord(server) ? server : {};
  return isRecord(env) && env['NODE_ENV'] === 'production';
}
