import { BundleError } from '../../tools/bundle/build-bundle.ts';
import { oneOf, readArguments, wholeNumber } from '../../tools/command-line.ts';
import { HarnessError } from '../../driver/harness-error.ts';
import { catchInterruption } from '../command/interruption.ts';
import { parseShard } from '../corpus/shard.ts';
import { findLanes, laneNames, lanes } from '../lanes/lanes.ts';
import { describeHarnessError, type Output } from '../output.ts';
import { kindNames } from './differences.ts';
import { createReport, formatMatrix, formatResults, writeReport } from './report.ts';
import { runMatrix } from './run-matrix.ts';
import { listCells, readTable } from './table.ts';

/** Names of the lanes (test configurations) that show our screens. The other lanes show FirebaseUI. */
const drawing = lanes.filter(({ renderer }) => renderer.drawsOurFlow).map(({ name }) => name);

const command = {
  usage: 'npm run matrix -- [options]',
  about:
    'Disturbs every screen: double press, Back, Forward, reload, two tabs, unmount, frozen page, clock jump. Also ' +
    'disturbs the request that the screen sends: the browser is offline, the answer comes late, the request is ' +
    'rejected twice or delivered twice. Compares what the visitor sees with the tables in harness/matrix: a row for each screen, a column for each disturbance. Fails if a cell has ' +
    'any of the differences below.',
  lists: { 'Differences (on the left: their names in matrix.json):': kindNames },
  options: {
    only: {
      value: 'TEXT',
      multiple: true,
      help: 'Run only cells whose name contains this text, such as "× reload" or "signIn × reload"; may be repeated.',
    },
    lane: {
      value: 'NAME',
      parse: oneOf(drawing),
      help: 'Run on this lane. npm run conformance -- --help lists the lanes; those of FirebaseUI are not allowed. Default: react:fake.',
    },
    shard: { value: 'INDEX/TOTAL', parse: parseShard, help: 'Run only this part of the cells, such as 1/3.' },
    workers: { value: 'NUMBER', parse: wholeNumber(1), help: 'Number of worker threads. Default: 2.' },
    report: { value: 'FOLDER', help: 'Write matrix.json to this folder. npm run site shows it.' },
  },
} as const;

/**
 * Runs `npm run matrix`. Never rejects.
 *
 * @returns 0 if every result is as expected, 1 if not, 2 if the harness fails or its arguments are invalid
 */
export async function main(argv: readonly string[], output: Output = process.stdout): Promise<0 | 1 | 2> {
  const result = readArguments(command, argv);
  if ('print' in result) {
    output.write(`${result.print}\n`);
    return result.exitCode;
  }
  const { only, lane: name = 'react:fake', shard, workers, report } = result.values;
  try {
    const rows = readTable();
    const cells = listCells(rows).filter((cell) => only.length === 0 || only.some((text) => cell.name.includes(text)));
    if (cells.length === 0) {
      output.write(
        `error: --only: no cell has "${only.join('" or "')}" in its name. An example of a name: "Recover password × reload".\n`,
      );
      return 2;
    }
    const [lane] = findLanes([name]);
    if (!lane) throw new HarnessError(`Unknown lane "${name}". Known lanes: ${laneNames.join(', ')}`);
    using interruption = catchInterruption();
    const { signal } = interruption;
    const { results, harnessErrors, seconds } = await runMatrix({ lane, cells, shard, workers, signal }, output);
    // For a shard, print a list instead of the table, because the table would be almost empty.
    const printed = shard ? formatResults(results) : formatMatrix(rows, results);
    output.write(`\n${printed}\nLane: ${name}. Time: ${seconds.toFixed(1)} s\n`);
    for (const error of harnessErrors) output.write(`✗ ${describeHarnessError(error)}\n`);
    if (report !== undefined) await writeReport(report, createReport(name, results));
    if (signal.aborted || harnessErrors.length > 0 || results.length === 0) return 2;
    return results.some(({ differences }) => differences.length > 0) ? 1 : 0;
  } catch (error) {
    const isKnown = error instanceof BundleError || error instanceof HarnessError;
    output.write(`✗ ${isKnown || !(error instanceof Error) ? String(error) : error.stack}\n`);
    return 2;
  }
}
