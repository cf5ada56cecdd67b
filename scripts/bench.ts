/** `npm run bench [-- browser] [SIZE…]`: what a scenario costs, few or many; see `harness/bench`. */
import { accepts, main } from '../harness/bench/main.ts';
import { wordsOf } from '../tools/command-line.ts';

const words = wordsOf({
  usage: 'npm run bench -- [browser] [SIZE…]',
  about:
    'What a scenario costs at 500, 5,000 and 50,000 examples, without a browser, or with it at 500, 5,000 and 15,000.',
  accepts,
});
if (words) process.exitCode = await main(words);
