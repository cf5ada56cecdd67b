/** `npm run conformance -- [options]`: runs lanes; see `harness/run/main.ts`. */
import { main } from '../harness/run/main.ts';

process.exitCode = await main(process.argv.slice(2));
