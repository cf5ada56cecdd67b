import type { Next, Screen, ScreenName } from '../../src/widget/screen/screen.ts';
import { to } from '../../src/widget/screen/screen.ts';
import { loadScreen } from '../../src/widget/flow/screens.ts';
import { loadMessages } from '../../src/widget/load-messages.ts';

export type Mutation =
  /** Replaces one value in a table: limits, texts (`en`, `accountTexts`) or error messages (`refusalsAnywhere`). */
  | {
      readonly table: 'limits' | 'en' | 'accountTexts' | 'refusalsAnywhere';
      readonly key: string;
      readonly value: unknown;
    }
  | { readonly table: 'refusals'; readonly column: string; readonly key: string; readonly value: unknown }
  | { readonly from: string; readonly to: string }
  /** ID of a fault that is part of the build. The driver switches the fault on before a document loads. */
  | { readonly fault: string };

type Table = Record<string, unknown>;
type Tables = Readonly<Record<string, Table | undefined>>;

let undo: (() => void) | null = null;

/**
 * Undoes the previous mutation, and then applies `mutation`. To change a table, this function needs a build with the
 * plugin `mutableTables`.
 */
export async function applyMutation(mutation: Mutation | undefined): Promise<void> {
  undo?.();
  undo = null;
  if (!mutation || 'fault' in mutation) return;
  undo = 'table' in mutation ? await mutateTables(mutation) : await mutateTransition(mutation);
}

async function mutateTables(mutation: Extract<Mutation, { table: string }>): Promise<() => void> {
  await Promise.all([
    loadMessages(),
    import('../../src/widget/refusals.ts'),
    import('../../src/widget/messages/account-texts.ts'),
  ]);
  const { doorstepTables = {} } = globalThis as { doorstepTables?: Tables };
  const { table: name, key } = mutation;
  const column = 'column' in mutation ? mutation.column : null;
  // `firstTexts` repeats some texts of `en`, so change the text in both tables.
  const names = name === 'en' ? ['en', 'firstTexts'] : [name];
  const tables = names.flatMap((each) => {
    const whole = doorstepTables[each];
    const table = column === null ? whole : (whole?.[column] as Table | undefined);
    return table && key in table ? [table] : [];
  });
  if (tables.length === 0) throw new Error(`Expected ${name}.${key} in the mutable tables of this build, found none.`);
  const undos = tables.map((table) => mutateTable(table, mutation));
  return () => undos.forEach((undoOne) => undoOne());
}

function mutateTable(table: Table, mutation: Extract<Mutation, { table: string }>): () => void {
  const { key } = mutation;
  const original = table[key];
  table[key] = mutation.value;
  return () => void (table[key] = original);
}

async function mutateTransition({ from, to: target }: Extract<Mutation, { from: string }>): Promise<() => void> {
  const name = from as ScreenName;
  const screen = (await loadScreen(name, new AbortController().signal)) as { -readonly [K in keyof Screen]: Screen[K] };
  const { run } = screen;
  const leadsToError = target === 'recoverableError';
  const wrongTarget = leadsToError ? 'unrecoverableError' : 'recoverableError';
  const wrongNext = to(wrongTarget, { message: 'elsewhere' });
  screen.run = async (tools, input): Promise<Next | null> => {
    try {
      const next = await run.call(screen, tools, input);
      return next?.name === target ? wrongNext : next;
    } catch (error) {
      // If a screen throws an error, the flow goes on to the screen `recoverableError`. If the mutation changes this
      // transition, return the wrong screen instead of throwing the error.
      if (leadsToError) return wrongNext;
      throw error;
    }
  };
  return () => void (screen.run = run);
}
