import { Then } from '@cucumber/cucumber';
import type { DoorstepWorld } from '../../driver/world.ts';
import { findPerson } from '../../steps/shared/people.ts';
import { CellError } from './differences.ts';
import { runCell } from './run-cell.ts';
import { listCells, readTable } from './table.ts';

const cells = new Map(listCells(readTable()).map((cell) => [cell.name, cell]));

// The only step of every scenario of the matrix. For the cell `Create account × reload`, for example, the step opens
// the screen "Create account", reloads the page, and compares the result with the table.
Then('the cell {string} is as the table says', { timeout: 90_000 }, async function (this: DoorstepWorld, name: string) {
  const cell = cells.get(name);
  if (!cell) throw new Error(`the table has no cell "${name}"`);
  const differences = await runCell(this, findPerson(this, 'Ada'), cell);
  if (differences.length > 0) throw new CellError(differences);
});
