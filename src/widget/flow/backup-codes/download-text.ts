/**
 * Saves a text as a file with this name among the visitor's downloads. Throws an error outside a browser.
 *
 * The file is a `data:` URL, and not a blob, because a blob's URL would have to be revoked when the download has ended,
 * and a page cannot know when that is.
 */
export function downloadText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  link.download = name;
  link.click();
}
