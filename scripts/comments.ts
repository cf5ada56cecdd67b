import { createHash } from 'node:crypto';
import { readProcessArguments, wholeNumber } from '../tools/command-line.ts';
import { findProjectComments } from './wording/find-comments.ts';

const command = {
  usage: 'npm run comments -- [--count NUMBER] [--seed NUMBER]',
  about:
    'Prints a random sample of the comments in the code. Give the sample to a developer who does not know the project, to find comments that are hard to understand.',
  options: {
    count: { value: 'NUMBER', help: 'Size of the sample. Default: 100.', parse: wholeNumber(1) },
    seed: { value: 'NUMBER', help: 'Each number selects a different sample. Default: 1.', parse: wholeNumber(0) },
  },
} as const;

const args = readProcessArguments(command);
if (args) {
  const { count = 100, seed = 1 } = args.values;
  const rank = (text: string): string => createHash('sha256').update(`${seed} ${text}`).digest('hex');
  const sample = findProjectComments()
    .map((comment) => ({ ...comment, rank: rank(`${comment.file} ${comment.text}`) }))
    .toSorted((one, other) => one.rank.localeCompare(other.rank))
    .slice(0, count);
  sample.forEach(({ file, line, text, within, code }, index) => {
    const listed = text.replaceAll(/ (?=- |@[a-z]+ )/g, '\n   ');
    const quoted = code.map((each) => `   > ${each}`);
    console.log(
      [`${index + 1}. ${file}:${line}${within === null ? '' : `, in: ${within}`}`, `   ${listed}`, ...quoted].join(
        '\n',
      ),
    );
  });
}
