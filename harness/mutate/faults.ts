import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  applyFault,
  findSyntaxError,
  findUndeclaredName,
  isSwitchable,
  type Edit,
  type Fault,
} from '../../tools/bundle/faults.ts';
import { inProject } from '../../tools/project.ts';
import { parseYamlList } from '../corpus/yaml-list.ts';
import { laneNames } from '../lanes/lanes.ts';

export interface RequirementFault extends Fault {
  readonly requirement: string;
  /** Name of the lane (test configuration), such as `react:fake`, on which the scenarios run with this fault. */
  readonly lane: string;
  /** Whether a scenario can switch the fault on. If not, the fault needs a build of its own. */
  readonly isSwitchable: boolean;
}

/**
 * Folder of the faults to plant in the product, one file per group of requirements. The faults in `route.yaml` break
 * the requirements `route.*`.
 */
export const faultsFolder = 'harness/mutate/faults';

const defaultLane = 'react:fake';

/**
 * Reads all faults.
 *
 * @param requirements IDs of all requirements
 * @returns the faults, and one text per problem, with file and line
 */
export function readFaults(requirements: ReadonlySet<string>, folder: string = inProject()) {
  const files = globSync(`${faultsFolder}/*.yaml`, { cwd: folder }).toSorted();
  const lists = files.map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return parseFaults(text, file, requirements, (path) => readSource(join(folder, path)));
  });
  return {
    faults: lists.flatMap(({ entries }) => entries),
    problems: lists.flatMap(({ problems }) => problems),
  };
}

const readSource = (path: string): string | null => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/**
 * Parses a list of faults.
 *
 * @param name the name of the file with the list, for error messages
 * @param read returns the content of a source file, or null if the file does not exist
 */
export function parseFaults(
  text: string,
  name: string,
  requirements: ReadonlySet<string>,
  read: (path: string) => string | null,
) {
  return parseYamlList<RequirementFault>(text, name, {
    fields: ['requirement', 'fault', 'lane', 'file', 'replace', 'with', 'also'],
    readEntries({ fields, readText, report }) {
      const requirement = readText('requirement');
      const id = `${requirement}: ${readText('fault').trim()}`;
      const lane = 'lane' in fields ? readText('lane') : defaultLane;
      if (lane !== '' && !laneNames.includes(lane)) {
        report(`unknown lane "${lane}". Known lanes: ${laneNames.join(', ')}`);
      }
      if (requirement !== '' && !requirements.has(requirement)) report(`unknown requirement "${requirement}"`);
      const group = requirement.split('.')[0] ?? '';
      if (requirement !== '' && basename(name) !== `${group}.yaml`) {
        report(`expected faults of ${requirement} in ${group}.yaml`);
      }
      const { also = [] } = fields;
      if (!Array.isArray(also)) report('expected a list of further replacements as "also"');
      const edits = [fields, ...(Array.isArray(also) ? also : [])].map((edit: Record<string, unknown>): Edit => {
        const replacement = edit['with'] ?? '';
        if (!('with' in edit) || typeof replacement !== 'string') report('expected a text for "with", which may be ""');
        return {
          file: readText('file', edit['file'] ?? null),
          replace: readText('replace', edit['replace'] ?? null),
          with: String(replacement),
        };
      });
      const fault = { id, edits };
      const problems = findProblems(fault, read);
      for (const problem of problems) report(problem);
      if (problems.length > 0) return [];
      return [{ ...fault, requirement, lane, isSwitchable: canBeSwitched(fault, read) }];
    },
  });
}

const listFiles = ({ edits }: Fault): readonly string[] => [...new Set(edits.map(({ file }) => file))];

function findProblems(fault: Fault, read: (path: string) => string | null): readonly string[] {
  if (fault.edits.some(({ file, replace }) => file === '' || replace === '')) return ['the fault is incomplete'];
  return listFiles(fault).flatMap((file) => {
    const code = read(file);
    if (code === null) return [`the file ${file} does not exist`];
    try {
      const faulty = applyFault(code, fault, file);
      if (faulty === code) return [`${file}: expected "with" to differ from "replace"`];
      const error = findSyntaxError(faulty, file);
      if (error !== null) return [`${file} does not parse with this fault: ${error}`];
      const name = findUndeclaredName(code, faulty, file);
      return name === null ? [] : [`${file}: the fault uses "${name}", which nothing declares`];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

const canBeSwitched = (fault: Fault, read: (path: string) => string | null): boolean =>
  listFiles(fault).every((file) => isSwitchable(read(file) ?? '', fault, file));
