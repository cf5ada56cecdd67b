import type { FieldKind } from '../../widget/description.ts';
import type { View } from '../../widget/view.ts';

/** Parts of the renderer that a first screen does without: each is a chunk that comes when a view has a use for it. */
const chunks = {
  choices: () => import('./choices/choices.ts'),
  extras: () => import('./extras/extras.ts'),
  country: () => import('./country/country.ts'),
  qrCode: () => import('./qr-code/qr-code.ts'),
};

type Part = keyof typeof chunks;
type Parts = { [P in Part]: Awaited<ReturnType<(typeof chunks)[P]>> };

/** The parts that have come. Those that a view needs are all here before it is drawn (`stage.ts`). */
export const parts: Partial<Parts> = {};

/** Fetches a part. Rejects when it cannot be had. */
export async function fetchPart<P extends Part>(part: P): Promise<void> {
  const chunk = await chunks[part]();
  parts[part] = chunk as Parts[P]; // The table says so; the checker cannot resolve that before P is known.
}

/** Fetches what is missing for a view: null when nothing is. Rejects when something cannot be had. */
export function fetchMissing(view: View): Promise<unknown> | null {
  const missing = needed(view).filter((part) => !parts[part]);
  return missing.length === 0 ? null : Promise.all(missing.map(fetchPart));
}

/** The kinds of fields that need no part. */
const plain: ReadonlySet<FieldKind> = new Set(['email', 'name']);

function needed({ description, dialog }: View): Part[] {
  const { choices, picture, qrCode, fields = {} } = description;
  const kinds = Object.values(fields).map(({ kind }) => kind);
  const uses: { readonly [P in Part]: unknown } = {
    choices,
    extras: dialog ?? picture ?? kinds.some((kind) => !plain.has(kind)),
    country: kinds.includes('country'),
    qrCode,
  };
  return (Object.keys(uses) as Part[]).filter((part) => uses[part]);
}
