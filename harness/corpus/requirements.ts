import { readFile } from 'node:fs/promises';
import { parseYamlList } from './yaml-list.ts';

export interface Requirement {
  /** ID such as `route.home`. Rules about the requirement have the ID as a tag. */
  readonly id: string;
  readonly sentence: string;
  /** The origin of the requirement, such as `spec §2`; `ours` if the product specification lacks the requirement. */
  readonly source: string;
  readonly status: 'built' | 'later';
  readonly line: number;
}

export const isOurs = ({ source }: Requirement): boolean => source === 'ours';

export const readRequirements = async (path: string, name: string) =>
  parseRequirements(await readFile(path, 'utf8'), name);

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
