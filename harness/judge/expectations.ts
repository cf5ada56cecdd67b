import { readFile } from 'node:fs/promises';
import { HarnessError } from '../../driver/harness-error.ts';
import { parseYamlList } from '../corpus/yaml-list.ts';
import { listReferences, type Placed } from './scenario-id.ts';

const decisions = ['reference-fault', 'ours-differs-on-purpose', 'backend-cannot', 'browser-cannot'] as const;

export interface Expectation {
  /** ID of a scenario (`03-17`), of a row of its examples (`03-17/2`), or of a requirement (`route.home`). */
  readonly id: string;
  /** Text that the error message must contain. If the message does not contain the text, the verdict is `changed`. */
  readonly failsWith: string;
  /**
   * Text that the error messages of all failed hooks (such as `After`) must contain. Defaults to `failsWith`. If this
   * key is set, at least one hook must fail.
   */
  readonly besides?: string;
  /** Name of the screen that the renderer lacks. Omit if the scenario fails for another reason. */
  readonly lacks?: string;
  /** The reason for the failure. It helps the product owner to choose the `decision`. */
  readonly because: string;
  readonly decision: (typeof decisions)[number];
}

/**
 * Reads a list of scenarios that are expected to fail. If the file does not exist, every scenario is expected to pass.
 *
 * @param name name of the file, for error messages
 * @throws HarnessError (rejects) if the file is malformed
 */
export async function readExpectations(path: string, name: string): Promise<readonly Expectation[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return parseExpectations(text, name);
}

/** Parses a list of scenarios that are expected to fail. Throws a {@link HarnessError} if the text is malformed. */
export function parseExpectations(text: string, name: string): readonly (Expectation & { readonly line: number })[] {
  const { entries, document, problems } = parseYamlList(text, name, {
    fields: ['id', 'fails-with', 'because', 'decision', 'besides', 'lacks'],
    readEntries({ fields, readText, report }): readonly Expectation[] {
      const decision = readText('decision') as Expectation['decision'];
      if (!decisions.includes(decision)) {
        report(`unknown decision "${decision}". Known decisions: ${decisions.join(', ')}`);
      }
      const common = {
        failsWith: readText('fails-with'),
        because: readText('because'),
        decision,
        ...('besides' in fields && { besides: readText('besides') }),
        ...('lacks' in fields && { lacks: readText('lacks') }),
      };
      const { id } = fields;
      const ids: readonly unknown[] = Array.isArray(id) && id.length > 0 ? id : [id];
      return ids.map((each) => ({ id: readText('id', each), ...common }));
    },
  });
  if (document === null) return [];
  const [problem] = problems;
  if (problem !== undefined) throw new HarnessError(problem);
  return entries;
}

/**
 * Returns the expected failure of a scenario, or null. Looks first for the ID of the row of examples, then for the ID
 * of the scenario, and then for the ID of the requirement.
 */
export function findExpectation(
  scenario: Pick<Placed, 'id' | 'requirement'>,
  expectations: readonly Expectation[],
): Expectation | null {
  const covering = listReferences(scenario).flatMap((each) => expectations.find(({ id }) => id === each) ?? []);
  return covering[0] ?? null;
}
