import type { View } from '../../widget/view.ts';

/** Functions that load the parts of a renderer that are not needed on the screen with the email field. */
type Imports = Readonly<Record<LazyModuleName, () => Promise<unknown>>>;

type LazyModuleName = 'choices' | 'beyondEmailScreen' | 'country' | 'qrCode' | 'appearance';

type Loaded<I extends Imports> = { [N in LazyModuleName]?: Awaited<ReturnType<I[N]>> };

/**
 * Loads parts of a renderer when a view first needs these parts. `loaded` contains the parts that are already loaded.
 */
export interface LazyModules<L = Readonly<Partial<Record<LazyModuleName, unknown>>>> {
  readonly loaded: L;
  /** Loads a module. Rejects if the module cannot be downloaded. */
  load(name: LazyModuleName): Promise<void>;
  /**
   * Loads the modules that are missing for a view. Returns null if no module is missing. Rejects if a download fails.
   */
  loadMissing(view: View): Promise<unknown> | null;
}

export function createLazyModules<I extends Imports>(imports: I): LazyModules<Loaded<I>> {
  const loaded: Loaded<I> = {};

  async function load(name: LazyModuleName): Promise<void> {
    Object.assign(loaded, { [name]: await imports[name]() });
  }

  return {
    loaded,
    load,
    loadMissing(view) {
      const missing = findNeededModules(view).filter((name) => !loaded[name]);
      return missing.length === 0 ? null : Promise.all(missing.map(load));
    },
  };
}

function findNeededModules({ description, dialog, appearance }: View): LazyModuleName[] {
  const { choices, picture, status, qrCode, footer, fields = {}, actions = {} } = description;
  const kinds = Object.values(fields).map((field) =>
    'badge' in field || 'autocomplete' in field ? 'badge' : field.kind,
  );
  const needs: Readonly<Record<LazyModuleName, unknown>> = {
    choices,
    beyondEmailScreen:
      (dialog ?? picture ?? status) ||
      footer?.kind === 'links' ||
      kinds.some((kind) => kind !== 'email') ||
      Object.values(actions).some(({ role }) => role !== 'primary'),
    country: kinds.includes('country'),
    qrCode,
    appearance: appearance?.providerButtons ?? appearance?.layout,
  };
  return (Object.keys(needs) as LazyModuleName[]).filter((name) => needs[name]);
}
