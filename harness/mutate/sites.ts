import type { PickleStep, Step } from '@cucumber/messages';
import { isNegative, literalsOf, replaced, type Literal } from './literals.ts';
import { nudgedNumber, nudgedText } from './nudge.ts';

/** One thing that a step says, and what it might say instead. */
export interface Site {
  /** The same for the same place in the feature. */
  readonly literal: string;
  readonly from: string;
  readonly to: readonly { readonly value: string; readonly step: PickleStep }[];
}

/** It says that something is not there. */
export const isAbsent = ({ type, text }: PickleStep): boolean => type === 'Outcome' && isNegative(text);

export const bothWays = (number: string): readonly string[] => [nudgedNumber(number, 1), nudgedNumber(number, -1)];

/** What of a step is nudged: every literal of a `Then`, and what of other steps is a boundary. */
export function sitesOf(
  step: PickleStep,
  source: Step | undefined,
  isBoundary: (literal: Literal) => boolean,
): readonly Site[] {
  const isOutcome = step.type === 'Outcome';
  const here = literalsOf(step.text);
  const written = literalsOf(source?.text ?? '');
  const sites = here.flatMap((literal, at): Site[] => {
    const { kind, value } = literal;
    const counts = kind === 'string' ? isOutcome && !isAbsent(step) : isOutcome || isBoundary(literal);
    if (!counts) return [];
    // What no placeholder stands for is the same in every row.
    const isSame = here.length === written.length && written[at]?.value === value;
    const place = isSame ? step.astNodeIds[0] : step.astNodeIds.join('/');
    const to = nudges(step, literal).map((other) => ({
      value: other,
      step: { ...step, text: replaced(step.text, literal, other) },
    }));
    return [{ literal: `${place}:${at}`, from: value, to }];
  });
  return isOutcome ? [...sites, ...cellSites(step, source)] : sites;
}

function nudges({ text }: PickleStep, { kind, value, at }: Literal): readonly string[] {
  if (kind === 'string') return [nudgedText(value)];
  return text.slice(0, at).endsWith('about ') ? [String(2 * Number(value))] : bothWays(value);
}

function cellSites(step: PickleStep, source: Step | undefined): readonly Site[] {
  const rows = step.argument?.dataTable?.rows ?? [];
  return rows.flatMap((row, line) =>
    row.cells.map((cell, column): Site => {
      const value = nudgedText(cell.value);
      const cells = row.cells.with(column, { ...cell, value });
      const dataTable = { rows: rows.with(line, { ...row, cells }) };
      const isSame = source?.dataTable?.rows[line]?.cells[column]?.value === cell.value;
      const place = isSame ? source.id : step.astNodeIds.join('/');
      return {
        literal: `${place}:${line}/${column}`,
        from: cell.value,
        to: [{ value, step: { ...step, argument: { dataTable } } }],
      };
    }),
  );
}
