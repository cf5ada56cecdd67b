/** `npm run conformance -- [options]`: runs the specification on lanes. */
import { main } from '../harness/command/main.ts';

process.exitCode = await main(process.argv.slice(2));
