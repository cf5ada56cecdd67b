import type { View } from '../../widget/view.ts';

/** Chunks outside the first load. The email screen needs none of their components. */
const chunks = {
  choices: () => import('./choices/ChoiceList.tsx'),
  beyondEmailScreen: () => import('./beyond-email-screen/components.ts'),
  country: () => import('./country/CountryField.tsx'),
  qrCode: () => import('./QrCode.tsx'),
};

type ChunkName = keyof typeof chunks;
type Chunks = { [N in ChunkName]: Awaited<ReturnType<(typeof chunks)[N]>> };

/** Components loaded so far. A view is drawn only after all components that it needs are loaded (`view-store.ts`). */
export const loadedComponents: Partial<Chunks> = {};

/** Loads a chunk. Rejects if its download fails. */
export async function loadComponents<N extends ChunkName>(name: N): Promise<void> {
  const chunk = await chunks[name]();
  loadedComponents[name] = chunk as Chunks[N]; // The cast is safe, but TypeScript cannot tell for a generic `N`.
}

/** Loads the chunks that are missing for a view. Returns null if no chunk is missing. Rejects if a download fails. */
export function loadMissingComponents(view: View): Promise<unknown> | null {
  const missing = findNeededChunks(view).filter((name) => !loadedComponents[name]);
  return missing.length === 0 ? null : Promise.all(missing.map(loadComponents));
}

function findNeededChunks({ description, dialog }: View): ChunkName[] {
  const { choices, picture, qrCode, fields = {} } = description;
  const kinds = Object.values(fields).map(({ kind }) => kind);
  const needs: { readonly [N in ChunkName]: unknown } = {
    choices,
    beyondEmailScreen: dialog ?? picture ?? kinds.some((kind) => kind !== 'email' && kind !== 'name'),
    country: kinds.includes('country'),
    qrCode,
  };
  return (Object.keys(needs) as ChunkName[]).filter((name) => needs[name]);
}
