import type { Screen, SeenAction, SeenField } from './screen.ts';

/** A screen in plain words, for a failure's message: what somebody would see in place of what was expected. */
export function describeScreen(screen: Screen): string {
  const { address, title, name, texts, fields, actions, options, notices, dialog, pictures, focus, isBusy } = screen;
  const rows: [string, readonly string[]][] = [
    ['texts', texts.map(quoted)],
    ['fields', fields.map(describeField)],
    ['buttons and links', actions.map(describeAction)],
    ['list', options.length > 0 ? [described(options)] : []],
    ['pictures', pictures.map(quoted)],
    ['message', notices.map(quoted)],
    ['dialog', dialog ? [`${quoted(dialog.text)}${dialog.isDone ? ', done' : ''}`] : []],
    ['focus', focus === null ? [] : [quoted(focus)]],
    ['busy', isBusy ? ['yes'] : []],
  ];
  const seen = rows.filter(([, items]) => items.length > 0).map(([what, items]) => `  ${what}: ${items.join(', ')}`);
  const place = `On the page at ${address}, titled ${quoted(title)}${name === null ? '' : `, screen ${name}`}:`;
  return [place, ...(seen.length > 0 ? seen : ['  nothing at all'])].join('\n');
}

function describeField({ label, value, type, error }: SeenField): string {
  const content = value === '' ? 'empty' : `holds ${quoted(value)}`;
  const kind = type === 'password' ? ', hidden' : '';
  return `${quoted(label)} (${content}${kind}${error === null ? '' : `, told ${quoted(error)}`})`;
}

/** A list may be very long. */
function described(options: readonly string[]): string {
  const shown = options.slice(0, 5).map(quoted);
  const more = options.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

function describeAction({ label, name, href }: SeenAction): string {
  const readAs = name === label ? '' : ` (read out as ${quoted(name)})`;
  return `${quoted(label)}${readAs}${href === null ? '' : ` → ${href}`}`;
}

export const quoted = (text: string): string => `"${text}"`;
export const listed = (texts: readonly string[]): string =>
  texts.length === 0 ? 'none' : texts.map(quoted).join(', ');
