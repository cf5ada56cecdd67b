import { sceneOf } from './scenario-state.ts';
import type { DoorstepWorld } from '../../driver/world.ts';

/**
 * Gives one setting of the widget's configuration a value, before the app is opened.
 *
 * @param path as a developer would write it: `signInOptions[0].requireDisplayName`
 * @param value null takes the setting away
 */
export function setting(world: DoorstepWorld, path: string, value: unknown): void {
  const { config } = sceneOf(world);
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  const [top] = keys;
  const last = keys.pop();
  if (top === undefined || last === undefined) throw new Error(`"${path}" names no setting.`);
  const owner = keys.reduce<Record<string, unknown>>((at, key) => (at[key] ??= {}) as Record<string, unknown>, config);
  if (value === null) delete owner[last];
  else owner[last] = value;
  world.visitor.configure({ [top]: config[top] ?? null });
}

/** Whether the app offers a list of ways in, or just the one. */
export function offersList(world: DoorstepWorld): boolean {
  const { signInOptions } = sceneOf(world).config;
  return Array.isArray(signInOptions) && signInOptions.length > 1;
}
