import type { Pickle } from '@cucumber/messages';
import { serviceErrors } from '../../driver/service/service-errors.ts';
import type { AuthErrorCode } from '../../src/adapters/auth-error.ts';
import { authErrorFromWireMessage } from '../../src/adapters/shared/wire-error.ts';
import { en } from '../../src/widget/messages/en.ts';
import { refusalsAnywhere } from '../../src/widget/refusals-anywhere.ts';
import { refusals, type RefusalCell, type RefusalContext } from '../../src/widget/refusals.ts';
import type { ProductMutant } from './product-mutants.ts';
import { findScenariosShowing, type Scenarios } from './literals.ts';

type TextKey = Extract<RefusalCell, string>;

/**
 * Error messages that no scenario can show, because the service never returns the error to the form. Unit tests check
 * these messages instead.
 */
export const unspecifiedRefusals: readonly (readonly [RefusalContext, AuthErrorCode])[] = [
  ['signUp', 'auth/invalid-email'],
  ['passwordReset', 'auth/missing-password'],
];

/**
 * Returns two mutants for every error message in `refusals` and `refusalsAnywhere`: one removes the message, and one
 * replaces it with another message.
 */
export function refusalMutants(scenarios: Scenarios): readonly ProductMutant[] {
  const columns = Object.entries(refusals).map(([column, cells]) => ({ table: 'refusals', column, cells }) as const);
  return [{ table: 'refusalsAnywhere', cells: refusalsAnywhere } as const, ...columns].flatMap(
    ({ cells, ...place }) => {
      const column = 'column' in place ? place.column : null;
      return listMessages(cells)
        .filter(({ code }) => !unspecifiedRefusals.some(([context, other]) => context === column && other === code))
        .flatMap(({ code, cell, text }, index, messages) =>
          mutateCell(cell, findNextText(messages, index)).map((value) => ({
            description: `${Object.values(place).join('.')} ${code}: ${JSON.stringify(cell)} → ${JSON.stringify(value) ?? 'none'}`,
            mutation: { ...place, key: code, value },
            owners: findOwners(scenarios, code, text),
          })),
        );
    },
  );
}

/**
 * Lists the messages in a column of `refusals`, or in `refusalsAnywhere`. `text` is the key of the message's text;
 * undefined if the visitor sees the text that the error itself contains.
 */
function listMessages(column: Readonly<Partial<Record<AuthErrorCode, RefusalCell>>>) {
  const cells = Object.entries(column) as readonly (readonly [AuthErrorCode, RefusalCell])[];
  return cells.map(([code, cell]) => {
    const text: TextKey | undefined = (typeof cell === 'string' ? cell : cell.text) ?? refusalsAnywhere[code];
    return { code, cell, text };
  });
}

/**
 * Returns the faulty values with which mutants replace a cell of the refusal table. The value `undefined` removes the
 * message, and the other value shows a wrong text. For a cell without a text, returns only `undefined`.
 *
 * @param text key of the wrong text
 */
function mutateCell(cell: RefusalCell, text: TextKey): readonly (RefusalCell | undefined)[] {
  if (typeof cell === 'string') return [undefined, text];
  return cell.text === undefined ? [undefined] : [undefined, { ...cell, text }];
}

/**
 * Returns the key of the wrong text that a mutant shows as the message at `index`: the next text in `messages` that
 * differs from the right text.
 */
function findNextText(messages: ReturnType<typeof listMessages>, index: number): TextKey {
  const current = messages[index]?.text ?? 'generic';
  const others = [...messages.slice(index + 1), ...messages].flatMap(({ text }) => text ?? []);
  return [...others, 'generic' as const, 'timeout' as const].find((key) => en[key] !== en[current]) ?? current;
}

/**
 * Returns the scenarios that show `text`. Scenarios in which the service returns the error `code` come first, because a
 * wrong message for `code` most likely makes them fail. If `text` is undefined, returns all scenarios with this error.
 */
function findOwners(scenarios: Scenarios, code: AuthErrorCode, text: TextKey | undefined): readonly string[] {
  const reasons = findReasons(code);
  const refused = [...scenarios].flatMap(([id, scenario]) => (isRefused(scenario, code, reasons) ? [id] : []));
  if (text === undefined) return refused;
  const showing = findScenariosShowing(scenarios, en[text]);
  return [...new Set([...showing.filter((id) => refused.includes(id)), ...showing])];
}

/**
 * Returns endings of Given steps, such as `will fail: weak password`. These steps make the service return the error
 * `code`.
 */
const findReasons = (code: AuthErrorCode): readonly string[] =>
  Object.entries(serviceErrors).flatMap(([reason, message]) =>
    authErrorFromWireMessage(message).code === code ? [`will fail: ${reason}`] : [],
  );

function isRefused({ steps }: Pickle, code: AuthErrorCode, reasons: readonly string[]): boolean {
  const isPolicy = code === 'auth/password-does-not-meet-requirements';
  return steps.some(
    ({ text }) =>
      reasons.some((reason) => text.endsWith(reason)) ||
      (isPolicy && text.includes("will fail because of the project's password policy")),
  );
}
