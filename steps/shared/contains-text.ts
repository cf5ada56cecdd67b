/** Whether something kept says a text: as it is, or in a form that anybody can undo (base64, percent, JSON escapes). */
export function says(kept: string, text: string): boolean {
  const forms = [text, ...escaped(text)];
  return (
    forms.some((form) => kept.toLowerCase().includes(form.toLowerCase())) ||
    forms.flatMap(inBase64).some((form) => kept.replaceAll('-', '+').replaceAll('_', '/').includes(form))
  );
}

function escaped(text: string): string[] {
  const units = text.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'));
  const bytes = Array.from(Buffer.from(text), (byte) => byte.toString(16).padStart(2, '0'));
  return [
    JSON.stringify(text).slice(1, -1),
    units.map((unit) => `\\u${unit}`).join(''),
    encodeURIComponent(text),
    bytes.map((byte) => `%${byte}`).join(''),
  ];
}

/** What of the text is the same whatever stands before and after it: it may begin anywhere in a group of three bytes. */
function inBase64(text: string): string[] {
  const bytes = Buffer.from(text);
  return [0, 1, 2].map((before) => {
    const start = Math.ceil((before * 8) / 6);
    const end = Math.floor(((before + bytes.length) * 8) / 6);
    return Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .slice(start, end);
  });
}
