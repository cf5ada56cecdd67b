/**
 * `npm run mutate`: changes the specification or the product in one place at a time and runs tests. Fails if no test
 * notices a change.
 */
import { main } from '../harness/mutate/main.ts';

process.exitCode = await main(process.argv.slice(2));
