/** `npm run bench [-- [browser] [SIZE…]]`: measures the time and the memory per scenario in small and in large runs. */
import { main } from '../harness/bench/main.ts';

process.exitCode = await main(process.argv.slice(2));
