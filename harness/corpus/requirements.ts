import { readFile } from 'node:fs/promises';
import { parseYamlList } from './yaml-list.ts';

export interface Requirement {
  /** ID such as `route.home`, which is the tag of the Rules that specify the requirement. */
  readonly id: string;
  readonly sentence: string;
  /** The origin of the requirement, such as `spec §2`; `ours` if the product specification does not have it. */
  readonly source: string;
  readonly status: 'built' | 'later';
  readonly line: number;
}

/** Returns whether we have added a requirement that the product specification does not have. */
export const isOurs = ({ source }: Requirement): boolean => source === 'ours';

/** Reads the list of requirements. Rejects if the file does not exist. */
export const readRequirements = async (path: string, name: string) =>
  parseRequirements(await readFile(path, 'utf8'), name);

/**
 * Parses the list of requirements, and reports what is invalid.
 *
 * @param name name of the file, as it appears in problems
 */
export const parseRequirements = (
  text: string,
  name: string,
): { readonly entries: readonly Requirement[]; readonly problems: readonly string[] } =>
  parseYamlList(text, name, {
    fields: ['id', 'sentence', 'source', 'status', 'issue'],
    readEntries({ fields, readText, report }) {
      const id = readText('id');
      if (id !== '' && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(id)) {
        report(`expected an id of lower-case letters, digits, hyphens and dots, such as route.home, saw "${id}"`);
      }
      const status = readText('status');
      if (!['', 'built', 'later'].includes(status)) report(`expected the status built or later, saw "${status}"`);
      if (status === 'later' && !Number.isInteger(fields['issue'])) {
        report(`${id} comes later: expected the number of its issue as "issue"`);
      }
      if (status === 'built' && 'issue' in fields) report(`${id} is built: expected no "issue"`);
      const [sentence, source] = [readText('sentence'), readText('source')];
      return [{ id, sentence, source, status: status === 'later' ? 'later' : 'built' }];
    },
  });
