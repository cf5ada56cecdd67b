import { plain } from './plain.ts';
import type { FunctionScript, PatternScript } from './test-bed-api.ts';

/** What every function of the configuration received, by name, in order. */
export interface FunctionRecord {
  /** The configuration with functions and patterns in place of what stands for them. */
  play(config: Readonly<Record<string, unknown>>): Record<string, unknown>;
  calls(): Record<string, unknown[][]>;
  /** Goes on from what an earlier document recorded. */
  resume(calls: Readonly<Record<string, unknown[][]>>): void;
  forget(): void;
}

export function recordFunctions(): FunctionRecord {
  let received: Record<string, unknown[][]> = {};

  const player =
    (name: string, script: FunctionScript) =>
    (...given: unknown[]): unknown => {
      (received[name] ??= []).push(given.map(plain));
      if ('throws' in script) throw new Error(script.throws);
      return 'returns' in script ? script.returns : after(script.settlesAfter);
    };

  function played(name: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((part) => played(name, part));
    if (typeof value !== 'object' || value === null) return value;
    if (isFunction(value)) return player(name, value);
    if (isPattern(value)) return new RegExp(value.pattern, value.flags);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, played(key, part)]));
  }

  return {
    play: (config) => played('', config) as Record<string, unknown>, // an object that stands for nothing else
    calls: () => received,
    resume(calls) {
      received = { ...calls };
    },
    forget() {
      received = {};
    },
  };
}

const isFunction = (value: object): value is FunctionScript =>
  'returns' in value || 'throws' in value || 'settlesAfter' in value;

const isPattern = (value: object): value is PatternScript => 'pattern' in value;

const after = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
