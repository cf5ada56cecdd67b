import type { CallbackScript } from './stage-api.ts';

/** What every callback of the configuration received, by name, in order. */
export interface CallbackRecord {
  /** The configuration with functions in place of the scripts of its callbacks. */
  play(config: Readonly<Record<string, unknown>>): Record<string, unknown>;
  calls(): Record<string, unknown[][]>;
  forget(): void;
}

export function recordCallbacks(): CallbackRecord {
  let received: Record<string, unknown[][]> = {};
  const player =
    (name: string, script: CallbackScript) =>
    (...given: unknown[]): boolean => {
      (received[name] ??= []).push(given.map(plain));
      if ('throws' in script) throw new Error(script.throws);
      return script.returns;
    };
  return {
    play({ callbacks, ...config }) {
      if (callbacks === undefined) return config;
      const scripts = Object.entries(callbacks as Record<string, unknown>);
      const played = scripts.map(([name, script]) => [name, isScript(script) ? player(name, script) : script]);
      return { ...config, callbacks: Object.fromEntries(played) };
    },
    calls: () => received,
    forget() {
      received = {};
    },
  };
}

function isScript(value: unknown): value is CallbackScript {
  return typeof value === 'object' && value !== null && ('returns' in value || 'throws' in value);
}

/** As it would cross from a page: no functions, and a user with what can be seen of them. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value;
  if (Array.isArray(value)) return value.map(plain);
  if ('uid' in value && 'getIdToken' in value) return visible(value as Record<string, unknown>);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}

function visible(user: Record<string, unknown>): Record<string, unknown> {
  const { uid, email, displayName, emailVerified, isAnonymous, phoneNumber } = user;
  return { uid, email, displayName, emailVerified, isAnonymous, phoneNumber };
}
