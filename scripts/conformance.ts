/** `npm run conformance`: the specification on lanes (`harness/run.ts`). */
import { main } from '../harness/run.ts';

process.exit(await main(process.argv.slice(2)));
