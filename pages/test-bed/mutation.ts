import type { Next, Screen, ScreenName } from '../../src/widget/flow/screen.ts';
import { to } from '../../src/widget/flow/screen.ts';
import { laterTexts, loadScreen } from '../../src/widget/flow/screens.ts';

/**
 * One thing of the product that is not as it should be, to see whether a scenario notices: a value of a table (of a text
 * that is made, what it is followed by), or a way from screen to screen that leads somewhere else.
 */
export type Mutation =
  | { readonly table: 'limits' | 'en' | 'wording'; readonly key: string; readonly value: unknown }
  | { readonly table: 'en'; readonly key: string; readonly suffix: string }
  | { readonly from: string; readonly to: string };

type Tables = Readonly<Record<string, Record<string, unknown> | undefined>>;

let undo: (() => void) | null = null;

/** Has the product be as it is, but for one thing. Only in a build whose tables are handed to the test bed. */
export async function mutate(mutation: Mutation | undefined): Promise<void> {
  undo?.();
  undo = null;
  if (!mutation) return;
  undo = 'table' in mutation ? await mutateTables(mutation) : await mutateTransition(mutation);
}

async function mutateTables(mutation: Extract<Mutation, { table: string }>): Promise<() => void> {
  await laterTexts();
  const { doorstepTables = {} } = globalThis as { doorstepTables?: Tables };
  const { table: name, key } = mutation;
  // The first texts are among all texts, too.
  const names = name === 'en' ? ['en', 'firstTexts'] : [name];
  const tables = names.flatMap((each) => {
    const table = doorstepTables[each];
    return table && key in table ? [table] : [];
  });
  if (tables.length === 0) throw new Error(`There is no ${name}.${key} to be changed in this build.`);
  const undoing = tables.map((table) => mutateTable(table, mutation));
  return () => undoing.forEach((undoOne) => undoOne());
}

function mutateTable(table: Record<string, unknown>, mutation: Extract<Mutation, { table: string }>): () => void {
  const { key } = mutation;
  const before = table[key];
  table[key] = 'suffix' in mutation ? followed(before as MadeText, mutation.suffix) : mutation.value;
  return () => void (table[key] = before);
}

type MadeText = (...args: readonly unknown[]) => string | readonly unknown[];

const followed =
  (make: MadeText, suffix: string): MadeText =>
  (...args) => {
    const made = make(...args);
    return typeof made === 'string' ? made + suffix : [...made, suffix];
  };

async function mutateTransition({ from, to: target }: Extract<Mutation, { from: string }>): Promise<() => void> {
  const name = from as ScreenName; // Where it is none, there is nothing to load.
  const screen = (await loadScreen(name, new AbortController().signal)) as { -readonly [K in keyof Screen]: Screen[K] };
  const { run } = screen;
  const elsewhere = target === 'recoverableError' ? 'unrecoverableError' : 'recoverableError';
  screen.run = async (tools, input): Promise<Next | null> => {
    const next = await run.call(screen, tools, input);
    return next?.name === target ? to(elsewhere, { message: 'elsewhere' }) : next;
  };
  return () => void (screen.run = run);
}
