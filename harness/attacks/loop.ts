/**
 * `node harness/attacks/loop.ts`: runs a scenario with an endless loop, and then another scenario on the same worker. The
 * harness must stop the first scenario, and still run the second one.
 */
import { runAttack, scenario } from './run-attack.ts';

const { exitCode, printed } = await runAttack([
  'Feature: A kettle',
  ...scenario('Bad', 'it loops'),
  ...scenario('Good', 'it boils'),
]);
process.stdout.write(printed);
process.exitCode = exitCode;
