/**
 * `npm run conformance -- [options]`: runs the specification on one or more lanes. A lane is a combination of a
 * renderer, a backend and a browser.
 */
import { main } from '../harness/command/main.ts';

process.exitCode = await main(process.argv.slice(2));
