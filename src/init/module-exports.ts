import { readFileSync, statSync } from 'node:fs';

/** Maximum size of a module in bytes. Larger files are bundles. */
const maxBytes = 300_000;

/**
 * Returns true if a module exports a value by name. An `export *` does not count.
 *
 * @param text code without comments
 * @param name an identifier
 */
export function exportsName(text: string, name: string): boolean {
  const declaration = String.raw`(?:(?:abstract\s+)?class|const|let|var|(?:async\s+)?function)\s+${name}\b`;
  const pattern = String.raw`(?:const|let|var)\s+\{[^}]*\b${name}\b`;
  const list = String.raw`\{[^}]*(?<!\btype\s+)\b${name}\s*[,}]`;
  return new RegExp(String.raw`\bexport\s+(?:${declaration}|${pattern})|\bexport\s*${list}`).test(text);
}

/** Returns the code of a file without comments, and an empty text if the file cannot be read. */
export function readCode(file: string): string {
  try {
    if (statSync(file).size > maxBytes) return '';
    return readFileSync(file, 'utf8')
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .replaceAll(/(?<!:)\/\/.*/g, '');
  } catch {
    return '';
  }
}
