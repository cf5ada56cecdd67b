import { extname } from 'node:path';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The content type of a file by its name. */
export function contentType(fileName: string): string {
  return contentTypes[extname(fileName).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether a body of this type gets smaller by compressing it. */
export function isCompressible(type: string): boolean {
  return /^text\/|json$|json;|svg\+xml/.test(type);
}
