/** `npm run matrix`: disturbs every screen, and compares what the visitor sees with a table. */
import { main } from '../harness/matrix/main.ts';

process.exitCode = await main(process.argv.slice(2));
