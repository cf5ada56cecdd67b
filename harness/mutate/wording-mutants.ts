import type { Pickle } from '@cucumber/messages';
import { authErrorFromWireMessage } from '../../src/adapters/shared/wire-error.ts';
import { en } from '../../src/widget/messages/en.ts';
import { wording } from '../../src/widget/messages/explain.ts';
import { refusals } from '../../driver/service/service-errors.ts';
import type { ProductMutant } from './product-mutants.ts';
import { telling, type Scenarios } from './telling.ts';

/** Every row of what refusals are called: without it, and with the text of the row after it. */
export function wordingMutants(scenarios: Scenarios): readonly ProductMutant[] {
  const rows = Object.entries(wording);
  return rows.flatMap(([code, key], at) => {
    const told = telling(scenarios, en[key]);
    const refused = told.filter((id) => isRefused(scenarios.get(id), code));
    const owners = [...new Set([...refused, ...told])];
    const [, neighbour] = rows.slice(at + 1).find(([, other]) => en[other] !== en[key]) ?? rows[0] ?? [];
    return [undefined, neighbour].map((value) => ({
      says: `wording of ${code}: ${key} → ${value ?? 'none'}`,
      mutation: { table: 'wording', key: code, value } as const,
      owners,
    }));
  });
}

/** Whether the service refuses something in a scenario, in the features' words for this code. */
function isRefused(scenario: Pickle | undefined, code: string): boolean {
  const reasons = Object.entries(refusals).flatMap(([reason, message]) =>
    authErrorFromWireMessage(message).code === code ? [`will fail: ${reason}`] : [],
  );
  return scenario?.steps.some(({ text }) => reasons.some((reason) => text.endsWith(reason))) === true;
}
