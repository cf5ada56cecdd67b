import type { UiConfig } from '../../../widget/config/ui-config.ts';

/**
 * Returns true if two configurations have the same values. Some values are compared in a special way:
 *
 * - Two functions always count as equal, because apps create new functions in every render.
 * - Regular expressions are compared by their text.
 * - Instances of other classes are equal only if they are the same object.
 */
export function isSameConfig(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one === 'function') return typeof other === 'function';
  if (one instanceof RegExp) return other instanceof RegExp && String(one) === String(other);
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSameConfig(item, other[index]));
  }
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  return Object.keys({ ...one, ...other }).every((key) => isSameConfig(one[key], other[key]));
}

/**
 * Copies a configuration. Apps may create new functions in every render, so each function of the copy calls the
 * function at the same path in the latest configuration. If the latest configuration has no function there, the copy
 * calls the one in `config`.
 *
 * @param getLatest returns the latest configuration
 */
export function followLatest(config: UiConfig, getLatest: () => UiConfig): UiConfig {
  // The cast is safe: when `follow` receives an object, it returns an object with the same keys.
  return follow(config, getLatest) as UiConfig;
}

function follow(value: unknown, getLatest: () => unknown): unknown {
  if (typeof value === 'function') {
    return (...args: readonly unknown[]): unknown => {
      const latest = getLatest();
      return Reflect.apply(typeof latest === 'function' ? latest : value, undefined, args);
    };
  }
  if (Array.isArray(value)) return value.map((item, index) => follow(item, () => readKey(getLatest(), index)));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, follow(item, () => readKey(getLatest(), key))]),
  );
}

const readKey = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
