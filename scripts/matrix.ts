/** `npm run matrix`: disturbs every screen, for example by a reload, and compares the result with a table. */
import { main } from '../harness/matrix/main.ts';

process.exitCode = await main(process.argv.slice(2));
