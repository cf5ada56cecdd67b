import type { Mutation } from '../../pages/test-bed/mutation.ts';
import type { Transition } from '../../pages/test-bed/test-bed-api.ts';
import { limits } from '../../src/widget/delays-and-limits.ts';
import { en } from '../../src/widget/messages/en.ts';
import { formatTransition } from '../transitions/transitions.ts';
import { changeText, findScenariosShowing, type Scenarios } from './literals.ts';

export interface ProductMutant {
  readonly description: string;
  readonly mutation: Mutation;
  /**
   * IDs of the scenarios that have to notice the mutation. If null, a run of all scenarios must first find these
   * scenarios.
   */
  readonly owners: readonly string[] | null;
}

/**
 * Name of a constant → beginning of the IDs of requirements, such as `mode.`. The scenarios of these requirements have
 * to notice a change of the constant.
 */
const limitOwners: Readonly<Record<keyof typeof limits, string>> = {
  busyDelayMs: 'limit.busy-delay',
  longWaitMs: 'ours.stop-waiting',
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

/**
 * Returns mutants of every constant in the product's table of limits. A mutant has another number or text, or a list
 * without one item.
 */
export function limitMutants(scenarios: Scenarios): readonly ProductMutant[] {
  return Object.entries(limits).flatMap(([key, value]) => {
    const requirement = limitOwners[key as keyof typeof limits];
    const owners = [...scenarios].flatMap(([id, { tags }]) =>
      tags.some(({ name }) => name.startsWith(`@${requirement}`)) ? [id] : [],
    );
    return changeLimit(value).map((other) => ({
      description: `limits.${key}: ${JSON.stringify(value)} → ${JSON.stringify(other)}`,
      mutation: { table: 'limits', key, value: other },
      owners,
    }));
  });
}

function changeLimit(value: number | string | readonly string[]): readonly unknown[] {
  if (typeof value === 'number') return [value - 1, value + 1, value * 2, 0];
  return typeof value === 'string' ? [changeText(value)] : value.map((item) => value.filter((other) => other !== item));
}

const smallPrintTexts: ReadonlySet<string> = new Set(['and', 'fullStop'] satisfies (keyof typeof en)[]);

/**
 * Returns the mutants of every text. A fixed text has two mutants: a slight change, and the next text of the table. A
 * function has one mutant, which adds a suffix to its result. A list of parts has one mutant for each part.
 */
export function textMutants(scenarios: Scenarios): readonly ProductMutant[] {
  const entries = Object.entries(en);
  const texts = entries.flatMap(([, text]) => (typeof text === 'string' ? [text] : []));
  return entries.flatMap(([key, text]) => {
    if (typeof text === 'string') {
      const neighbour = texts[(texts.indexOf(text) + 1) % texts.length] ?? '';
      const owners = findScenariosShowing(scenarios, smallPrintTexts.has(key) ? en.byContinuing : text);
      return [changeText(text), neighbour].map((value) => textMutant(key, owners, { value }));
    }
    const owners = findScenariosShowing(scenarios, findLongestPart(text));
    if (typeof text === 'function') return [textMutant(key, owners, { suffix: 'x' })];
    return text.map((part, at) => {
      const partOwners = [...new Set([...findScenariosShowing(scenarios, getText(part)), ...owners])];
      return textMutant(key, partOwners, { value: text.with(at, changePart(part)) });
    });
  });
}

function textMutant(
  key: string,
  owners: readonly string[],
  change: { readonly value: unknown } | { readonly suffix: string },
): ProductMutant {
  return { description: `en.${key}: ${JSON.stringify(change)}`, mutation: { table: 'en', key, ...change }, owners };
}

const changePart = (part: unknown): never =>
  (typeof part === 'string' ? changeText(part) : { ...(part as object), text: changeText(getText(part)) }) as never;

const getText = (part: unknown): string => (typeof part === 'string' ? part : (part as { text: string }).text);

/** Returns the longest part of a message before, between or after its inserted values. */
function findLongestPart(text: ((...args: never[]) => unknown) | readonly unknown[]): string {
  const gap = '\u0000';
  const content: unknown = typeof text === 'function' ? (text as (...args: string[]) => unknown)(gap, gap) : text;
  const parts = (Array.isArray(content) ? content : [content]).flatMap((part: unknown) =>
    (typeof part === 'string' ? part : (Object.values(part as object)[0] as string)).split(gap),
  );
  return parts.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

/**
 * Returns one mutant of the product for each transition. The mutant shows an error screen in place of the screen that
 * the transition leads to.
 */
export function transitionMutants(transitions: readonly Transition[]): readonly ProductMutant[] {
  const byKey = new Map(transitions.map((transition) => [formatTransition(transition), transition]));
  return [...byKey].map(([key, mutation]) => ({
    description: `${key} leads to an error screen`,
    mutation,
    owners: null,
  }));
}
