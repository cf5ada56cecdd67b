/**
 * `npm run mutate`: changes the specification or the product in one place at a time, and fails if no test notices it.
 */
import { main } from '../harness/mutate/main.ts';

process.exitCode = await main(process.argv.slice(2));
