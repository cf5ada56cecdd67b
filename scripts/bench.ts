/** `npm run bench [-- [browser] [SIZE…]]`: measures the cost of a scenario in small and large runs. */
import { main } from '../harness/bench/main.ts';

process.exitCode = await main(process.argv.slice(2));
