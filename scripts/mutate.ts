/** `npm run mutate -- --spec`: proves that the specification notices mutations. */
import { main } from '../harness/mutate/main.ts';

process.exitCode = await main(process.argv.slice(2));
