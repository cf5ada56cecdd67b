import type { PickleStep, Step } from '@cucumber/messages';
import { changeNumber, changeText, findLiterals, isNegative, replaceLiteral, type Literal } from './literals.ts';

export interface StepMutation {
  /**
   * Identifies the place of the changed value in the feature file. A value in a step of an outline is one place,
   * although several scenarios contain the value. Values from different rows of examples are different places.
   */
  readonly key: string;
  readonly value: string;
  readonly mutants: readonly { readonly value: string; readonly step: PickleStep }[];
}

export const assertsAbsence = ({ type, text }: PickleStep): boolean => type === 'Outcome' && isNegative(text);

/**
 * Returns the mutants of a step. Each mutant changes one value:
 *
 * - In a Then step, it changes a number, a table cell or a quoted text. A quoted text stays unchanged if the step
 *   expects its absence, because the step would also pass with a changed text.
 * - In a Given or When step, it changes a number for which `isBoundary` returns true.
 *
 * @param source the step in the feature, before placeholders are replaced
 */
export function mutateStep(
  step: PickleStep,
  source: Step | undefined,
  isBoundary: (literal: Literal) => boolean,
): readonly StepMutation[] {
  const isOutcome = step.type === 'Outcome';
  const literals = findLiterals(step.text);
  const sourceLiterals = findLiterals(source?.text ?? '');
  const mutations = literals.flatMap((literal, at): StepMutation[] => {
    const { kind, value } = literal;
    const counts = kind === 'string' ? isOutcome && !assertsAbsence(step) : isOutcome || isBoundary(literal);
    if (!counts) return [];
    const isInEveryRow = literals.length === sourceLiterals.length && sourceLiterals[at]?.value === value;
    const node = isInEveryRow ? step.astNodeIds[0] : step.astNodeIds.join('/');
    const mutants = changeLiteral(step, literal).map((changed) => ({
      value: changed,
      step: { ...step, text: replaceLiteral(step.text, literal, changed) },
    }));
    return [{ key: `${node}:${at}`, value, mutants }];
  });
  return isOutcome ? [...mutations, ...mutateCells(step, source)] : mutations;
}

function changeLiteral({ text }: PickleStep, { kind, value, index }: Literal): readonly string[] {
  if (kind === 'string') return [changeText(value)];
  return text.slice(0, index).endsWith('about ') ? [String(2 * Number(value))] : changeNumber(value);
}

function mutateCells(step: PickleStep, source: Step | undefined): readonly StepMutation[] {
  const rows = step.argument?.dataTable?.rows ?? [];
  return rows.flatMap((row, line) =>
    row.cells.map((cell, column): StepMutation => {
      const value = changeText(cell.value);
      const cells = row.cells.with(column, { ...cell, value });
      const dataTable = { rows: rows.with(line, { ...row, cells }) };
      const isInEveryRow = source?.dataTable?.rows[line]?.cells[column]?.value === cell.value;
      const node = isInEveryRow ? source.id : step.astNodeIds.join('/');
      return {
        key: `${node}:${line}/${column}`,
        value: cell.value,
        mutants: [{ value, step: { ...step, argument: { dataTable } } }],
      };
    }),
  );
}
