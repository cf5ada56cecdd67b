/** `npm run bench [-- [browser] [SIZE…]]`: measures the cost of a scenario in small and large runs. */
import { accepts, main } from '../harness/bench/main.ts';
import { ArgumentError, readProcessArguments } from '../tools/command-line.ts';

const args = readProcessArguments({
  usage: 'npm run bench -- [browser] [SIZE…]',
  about:
    'Measures the cost of a scenario in runs of 500, 5,000 and 50,000 examples, or in a browser in runs of 500, 5,000 and 15,000.',
  positionals: {
    name: '[browser] SIZE…',
    help: 'Measure with a browser; sizes of the runs.',
    parse(word: string) {
      if (!accepts(word)) throw new ArgumentError('"browser" or a whole number from 1 on');
      return word;
    },
  },
});
if (args) process.exitCode = await main(args.positionals);
