import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { pictureName } from './measured-stories.ts';

/** Size of a contact sheet, in pixels. The width fits 16 columns of pictures, each 160 pixels wide. */
const sheetSize = { width: 2_700, height: 800 };

/**
 * Draws all pictures of one language and letter size on one page, as an HTML file and as a picture. Returns the path of
 * the picture.
 */
export async function drawContactSheet(
  browser: Browser,
  folder: string,
  stories: readonly string[],
  language: string,
  letters: number,
): Promise<string> {
  const title = `${language}, letters of ${letters} %`;
  const figures = stories.map((story) => {
    const picture = pictureName(story, language, letters);
    return `<figure>
      <a href="${picture}"><img src="${picture}" alt="${story}" width="160" /></a>
      <figcaption>${story}</figcaption>
    </figure> `;
  });
  const name = `all-${language}-${letters}`;
  const file = join(folder, `${name}.html`);
  const markup = `<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>${title}</title>
      <style>
        body {
          columns: 160px;
          column-gap: 8px;
          margin: 8px;
          font: 11px sans-serif;
          background: #ddd;
        }
        figure {
          margin: 0 0 8px;
          break-inside: avoid;
        }
        img {
          display: block;
          border: 1px solid #888;
          box-sizing: border-box;
        }
      </style>
      ${figures.join('\n')}
    </html>`;
  await writeFile(file, markup);
  const page = await browser.newPage({ viewport: sheetSize });
  await page.goto(pathToFileURL(file).href);
  const path = join(folder, `${name}.png`);
  await page.screenshot({ fullPage: true, path });
  await page.close();
  return path;
}
