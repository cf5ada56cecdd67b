/** `npm run conformance -- [options]`: runs lanes; see `harness/command/main.ts`. */
import { main } from '../harness/command/main.ts';

process.exitCode = await main(process.argv.slice(2));
