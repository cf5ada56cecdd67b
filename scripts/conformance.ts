/** `npm run conformance -- [options]`: runs lanes; see `harness/run.ts`. */
import { main } from '../harness/run.ts';

process.exitCode = await main(process.argv.slice(2));
