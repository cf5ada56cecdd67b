/** Returns true if the data contains the text as it is, percent-encoded, escaped for JSON, or in base64. */
export function containsText(data: string, text: string): boolean {
  const forms = [text, ...escape(text)];
  return (
    forms.some((form) => data.toLowerCase().includes(form.toLowerCase())) ||
    forms.flatMap(encodeBase64).some((form) => data.replaceAll('-', '+').replaceAll('_', '/').includes(form))
  );
}

function escape(text: string): string[] {
  const units = text.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'));
  const bytes = Array.from(Buffer.from(text), (byte) => byte.toString(16).padStart(2, '0'));
  return [
    JSON.stringify(text).slice(1, -1),
    units.map((unit) => `\\u${unit}`).join(''),
    encodeURIComponent(text),
    bytes.map((byte) => `%${byte}`).join(''),
  ];
}

/**
 * Returns the three forms that `text` can have within the base64 form of a longer text. Base64 encodes three bytes at a
 * time, so the form depends on the position of `text` within a group of three bytes.
 */
function encodeBase64(text: string): string[] {
  const bytes = Buffer.from(text);
  return [0, 1, 2].map((offset) => {
    const start = Math.ceil((offset * 8) / 6);
    const end = Math.floor(((offset + bytes.length) * 8) / 6);
    return Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .slice(start, end);
  });
}
