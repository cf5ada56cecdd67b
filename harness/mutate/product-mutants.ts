import type { Mutation } from '../../pages/test-bed/mutation.ts';
import type { Transition } from '../../pages/test-bed/test-bed-api.ts';
import { limits } from '../../src/widget/limits.ts';
import { en } from '../../src/widget/messages/en.ts';
import { keyOf } from '../transitions/collect-transitions.ts';
import { telling, type Scenarios } from './telling.ts';
import { nudgedText } from './nudge.ts';

/** One thing of the product that is not as it should be, and the scenarios that have to notice. */
export interface ProductMutant {
  readonly says: string;
  readonly mutation: Mutation;
  /** Ids of the corpus; null where it is only known once they have run. */
  readonly owners: readonly string[] | null;
}

/** The requirement that owns a constant; the parameters of mailed links belong to whatever mode they come with. */
const ownersOfLimits: Readonly<Record<keyof typeof limits, string>> = {
  busyDelayMs: 'limit.busy-delay',
  minimumPasswordLength: 'limit.password-length',
  successIconMs: 'limit.success-icon',
  resendCountdownSeconds: 'limit.resend-countdown',
  phoneCodeLength: 'limit.phone-code-length',
  cookieLifetimeSeconds: 'limit.cookie-lifetime',
  stateTokenLength: 'limit.state-token',
  scriptLoadTimeoutMs: 'limit.script-load-timeout',
  libraryWaitMs: 'limit.library-wait',
  chunkLoadTimeoutMs: 'limit.chunk-load-timeout',
  popupWidth: 'config.popup-mode',
  popupHeight: 'config.popup-mode',
  modeParameter: 'limit.default-mode-parameter',
  successUrlParameter: 'limit.default-success-parameter',
  actionCodeParameters: 'mode.',
};

/** Every constant: a number one less, one more, twice, and nothing; a name nudged; a list without each of its items. */
export function limitMutants(scenarios: Scenarios): readonly ProductMutant[] {
  return Object.entries(limits).flatMap(([key, value]) => {
    const requirement = ownersOfLimits[key as keyof typeof limits];
    const owners = [...scenarios.keys()].filter((id) => id.startsWith(requirement));
    return nudgedLimits(value).map((other) => ({
      says: `limits.${key}: ${JSON.stringify(value)} → ${JSON.stringify(other)}`,
      mutation: { table: 'limits', key, value: other },
      owners,
    }));
  });
}

function nudgedLimits(value: number | string | readonly string[]): readonly unknown[] {
  if (typeof value === 'number') return [value - 1, value + 1, value * 2, 0];
  return typeof value === 'string' ? [nudgedText(value)] : value.map((item) => value.filter((other) => other !== item));
}

/** Texts that are only seen as a part of the small print. */
const ofTheSmallPrint: ReadonlySet<string> = new Set(['and', 'fullStop'] satisfies (keyof typeof en)[]);

/** Every text: nudged, and its neighbour's in its place; one that is made of parts, with a letter more. */
export function textMutants(scenarios: Scenarios): readonly ProductMutant[] {
  const entries = Object.entries(en);
  const texts = entries.flatMap(([, text]) => (typeof text === 'string' ? [text] : []));
  return entries.flatMap(([key, text]) => {
    if (typeof text === 'string') {
      const neighbour = texts[(texts.indexOf(text) + 1) % texts.length] ?? '';
      const owners = telling(scenarios, ofTheSmallPrint.has(key) ? en.byContinuing : text);
      return [nudgedText(text), neighbour].map((value) => textMutant(key, owners, { value }));
    }
    const owners = telling(scenarios, longestPart(text));
    if (typeof text === 'function') return [textMutant(key, owners, { suffix: 'x' })];
    return text.map((part, at) => {
      const ofPart = [...new Set([...telling(scenarios, wordsOf(part)), ...owners])];
      return textMutant(key, ofPart, { value: text.with(at, nudgedPart(part)) });
    });
  });
}

function textMutant(
  key: string,
  owners: readonly string[],
  how: { readonly value: unknown } | { readonly suffix: string },
): ProductMutant {
  return { says: `en.${key}: ${JSON.stringify(how)}`, mutation: { table: 'en', key, ...how }, owners };
}

/** A part is a text, or a link with a text. */
const nudgedPart = (part: unknown): never =>
  (typeof part === 'string' ? nudgedText(part) : { ...(part as object), text: nudgedText(wordsOf(part)) }) as never;

const wordsOf = (part: unknown): string => (typeof part === 'string' ? part : (part as { text: string }).text);

/** Of a text that is made, what it is made of whatever it is given. */
function longestPart(text: ((...args: never[]) => unknown) | readonly unknown[]): string {
  const gap = '\u0000';
  const made: unknown = typeof text === 'function' ? (text as (...args: string[]) => unknown)(gap, gap) : text;
  const parts = (Array.isArray(made) ? made : [made]).flatMap((part: unknown) =>
    (typeof part === 'string' ? part : (Object.values(part as object)[0] as string)).split(gap),
  );
  return parts.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

/** Every way from screen to screen: it leads to another one. */
export function transitionMutants(ways: readonly Transition[]): readonly ProductMutant[] {
  const each = new Map(ways.map((way) => [keyOf(way), way]));
  return [...each].map(([way, mutation]) => ({ says: `${way}, which leads elsewhere`, mutation, owners: null }));
}
