import type { DoorstepWorld } from '../../driver/world.ts';

/**
 * Changes one setting of the widget's configuration before the app is opened.
 *
 * @param path such as `signInOptions[0].requireDisplayName`
 * @param value the new value; null removes the setting
 */
export function changeSetting(world: DoorstepWorld, path: string, value: unknown): void {
  const config: Record<string, unknown> = structuredClone(world.visitor.getConfig());
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  const [topKey] = keys;
  const lastKey = keys.pop();
  if (topKey === undefined || lastKey === undefined) throw new Error(`"${path}" is not the path of a setting.`);
  const owner = keys.reduce<Record<string, unknown>>(
    (parent, key) => (parent[key] ??= {}) as Record<string, unknown>,
    config,
  );
  if (value === null) delete owner[lastKey];
  else owner[lastKey] = value;
  world.visitor.configure({ [topKey]: config[topKey] ?? null });
}

/** Returns true if the app offers several sign-in options. The widget then starts with a list of these options. */
export function hasOptionList(world: DoorstepWorld): boolean {
  const { signInOptions } = world.visitor.getConfig();
  return Array.isArray(signInOptions) && signInOptions.length > 1;
}

export function findPasswordOption(world: DoorstepWorld): string {
  const signInOptions = world.visitor.getConfig()['signInOptions'] as readonly { readonly provider: string }[];
  const index = signInOptions.findIndex(({ provider }) => provider === 'password');
  if (index === -1) throw new Error('The app does not offer sign-in by email, so sign-up cannot be closed.');
  return `signInOptions[${index}]`;
}
