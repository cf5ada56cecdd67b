import { listContents, type Screen, type ScreenAction, type ScreenField } from './screen.ts';

export function describeScreen(screen: Screen): string {
  const {
    address,
    title,
    name,
    texts,
    fields,
    actions,
    options,
    notices,
    dialog,
    pictures,
    focus,
    isBusy,
    isBusyInCard,
  } = screen;
  const rows: [string, readonly string[]][] = [
    ['texts', texts.map(quote)],
    ['fields', fields.map(describeField)],
    ['buttons and links', actions.map(describeAction)],
    ['list', options.length > 0 ? [describeOptions(options)] : []],
    ['pictures', pictures.map(quote)],
    ['message', notices.map(quote)],
    ['dialog', dialog ? [`${quote(dialog.text)}${dialog.isDone ? ', done' : ''}`] : []],
    ['focus', focus === null ? [] : [quote(focus)]],
    ['busy', isBusy ? [isBusyInCard ? 'yes, in a card' : 'yes'] : []],
  ];
  const lines = rows.filter(([, items]) => items.length > 0).map(([part, items]) => `  ${part}: ${items.join(', ')}`);
  const place = `On the page at ${address}, titled ${quote(title)}${name === null ? '' : `, screen ${quote(name)}`}:`;
  return [place, ...(lines.length > 0 ? lines : ['  nothing at all'])].join('\n');
}

/** Completes the sentence "Expected an empty page" with what is on the screen. Returns '' if the screen is empty. */
export function describeContents(screen: Screen): string {
  const contents = listContents(screen);
  return contents.length === 0 ? '' : `, but it has ${new Intl.ListFormat('en-GB').format(contents)}`;
}

function describeField({ label, value, type, error }: ScreenField): string {
  const content = value === '' ? 'empty' : `contains ${quote(value)}`;
  const masking = type === 'password' ? ', masked' : '';
  return `${quote(label)} (${content}${masking}${error === null ? '' : `, message ${quote(error)}`})`;
}

/** Lists at most five options, because the list of countries has more than 200. */
function describeOptions(options: readonly string[]): string {
  const first = options.slice(0, 5).map(quote);
  const rest = options.length - first.length;
  return [...first, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}

function describeAction({ label, name, href }: ScreenAction): string {
  const accessibleName = name === label ? '' : ` (read out as ${quote(name)})`;
  return `${quote(label)}${accessibleName}${href === null ? '' : ` → ${href}`}`;
}

export const quote = (text: string): string => `"${text}"`;

export const listQuoted = (texts: readonly string[]): string =>
  texts.length === 0 ? 'none' : texts.map(quote).join(', ');
