import type { Pickle } from '@cucumber/messages';
import { serviceErrors } from '../../driver/service/service-errors.ts';
import type { AuthErrorCode } from '../../src/adapters/auth-error.ts';
import { authErrorFromWireMessage } from '../../src/adapters/shared/wire-error.ts';
import { en } from '../../src/widget/messages/en.ts';
import { refusalsAnywhere } from '../../src/widget/refusals-anywhere.ts';
import { refusals, type RefusalCell, type RefusalContext } from '../../src/widget/refusals.ts';
import type { ProductMutant } from './product-mutants.ts';
import { findScenariosShowing, type Scenarios } from './scenario-texts.ts';

interface Message {
  readonly code: AuthErrorCode;
  readonly cell: RefusalCell;
  /** The key of the text that is shown; undefined for the sentence that the error itself carries. */
  readonly text: TextKey | undefined;
}

type TextKey = Extract<RefusalCell, string>;

/** Cells for errors that no scenario has the service answer with in that context. Their unit tests are all they have. */
export const unspecifiedRefusals: readonly (readonly [RefusalContext, AuthErrorCode])[] = [
  ['emailAndPassword', 'auth/password-does-not-meet-requirements'],
  ['signUp', 'auth/invalid-email'],
  ['passwordReset', 'auth/missing-password'],
];

/** Returns mutants of every message of the refusal tables: without it, and with the text of the next one instead. */
export function refusalMutants(scenarios: Scenarios): readonly ProductMutant[] {
  const usual = messagesOf(refusalsAnywhere).flatMap(({ code, cell, text }, index, messages) => {
    const values = [undefined, nextText(messages, index)];
    return values.map((value) => ({
      description: `refusalsAnywhere ${code}: ${String(cell)} → ${value ?? 'none'}`,
      mutation: { table: 'refusalsAnywhere', key: code, value } as const,
      owners: findOwners(scenarios, code, text),
    }));
  });
  const special = Object.entries(refusals).flatMap(([column, cells]) =>
    messagesOf(cells)
      .filter(({ code }) => !unspecifiedRefusals.some(([context, other]) => context === column && other === code))
      .flatMap(({ code, cell, text }, index, messages) =>
        mutateCell(cell, nextText(messages, index)).map((value) => ({
          description: `refusals.${column} ${code}: ${JSON.stringify(cell)} → ${JSON.stringify(value) ?? 'none'}`,
          mutation: { table: 'refusals', column, key: code, value } as const,
          owners: findOwners(scenarios, code, text),
        })),
      ),
  );
  return [...usual, ...special];
}

function messagesOf(column: Readonly<Partial<Record<AuthErrorCode, RefusalCell>>>): readonly Message[] {
  // The keys of a column are codes; `Object.entries` types them as strings.
  const cells = Object.entries(column) as readonly (readonly [AuthErrorCode, RefusalCell])[];
  return cells.map(([code, cell]) => ({
    code,
    cell,
    text: (typeof cell === 'string' ? cell : cell.text) ?? refusalsAnywhere[code],
  }));
}

/** A cell that only places the usual message has no text to exchange. */
function mutateCell(cell: RefusalCell, text: TextKey): readonly (RefusalCell | undefined)[] {
  if (typeof cell === 'string') return [undefined, text];
  return cell.text === undefined ? [undefined] : [undefined, { ...cell, text }];
}

/** Returns the next text of a column that reads differently, else the next of all texts. */
function nextText(messages: readonly Message[], index: number): TextKey {
  const current = messages[index]?.text ?? 'generic';
  const others = [...messages.slice(index + 1), ...messages].flatMap(({ text }) => text ?? []);
  return [...others, 'generic' as const, 'timeout' as const].find((key) => en[key] !== en[current]) ?? current;
}

/** Returns the scenarios that show a text, first those in which the service answers with the error. */
function findOwners(scenarios: Scenarios, code: AuthErrorCode, text: TextKey | undefined): readonly string[] {
  const refused = [...scenarios.keys()].filter((id) => isRefused(scenarios.get(id), code));
  if (text === undefined) return refused;
  const showing = findScenariosShowing(scenarios, en[text]);
  return [...new Set([...showing.filter((id) => refused.includes(id)), ...showing])];
}

/** Tells whether the service answers with an error in a scenario, by the words that the features have for it. */
function isRefused(scenario: Pickle | undefined, code: AuthErrorCode): boolean {
  const reasons = Object.entries(serviceErrors).flatMap(([reason, message]) =>
    authErrorFromWireMessage(message).code === code ? [`will fail: ${reason}`] : [],
  );
  const isPolicy = code === 'auth/password-does-not-meet-requirements';
  return (
    scenario?.steps.some(
      ({ text }) =>
        reasons.some((reason) => text.endsWith(reason)) ||
        (isPolicy && text.includes("will fail by the project's password policy")),
    ) === true
  );
}
