/** `npm run mutate -- --spec`: shows that the specification notices; see `harness/mutate`. */
import { main } from '../harness/mutate/main.ts';

process.exitCode = await main(process.argv.slice(2));
